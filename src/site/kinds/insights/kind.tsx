import { z } from 'zod';
import { digestOf } from '../../../engine/kernel/digest.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { closing, headingOver, lead, singlePage } from '../../data/page-fields.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import { Cards } from '../../ui/card.tsx';
import { categoryChips } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { articleCategories } from '../article/schema.ts';
import { cardsOf } from '../pictures.ts';
import { type SingleKind, singleKind } from '../single-kind.ts';
import { subjectsAt } from '../subject.ts';
import { archive, articleEntries, listed } from './archive.ts';
import { ArchiveLinks, ArticleList } from './article-list.tsx';

const schema = z.strictObject({
  ...singlePage,
  closing,
  lead,
  featuredHeading: headingOver('the featured articles'),
  allHeading: headingOver('all articles'),
});

/** The featured articles, with pictures; then all, newest first, with search and filter. */
export const insightsKind: SingleKind<typeof schema> = singleKind('insights', {
  schema,
  name: 'Insights',
  motif: 'lens',
  props: ({ articles }, subjects) => {
    const lists = archive(articles);
    return {
      ...listed(lists, 1),
      featured: subjectsAt(
        articles.filter(({ featured }) => featured).map(({ path }) => path),
        subjects,
      ),
      chips: categoryChips(articleCategories, articles, lists[0]),
      // The page has the index's file name, which depends on the index's contents.
      index: lists.length > 1 && digestOf(articleEntries(articles)),
    };
  },
  element: ({ page, featured, articles, chips, count }, { url, closing }) => {
    const { title, body, path, featuredHeading, allHeading } = page;
    const filter = {
      chips,
      list: 'articles',
      shown: articles.length,
      unfiltered: ['featured', 'archive'],
      path,
      ...(count > 1 && { index: '/assets/articles.json' }),
    };
    return (
      <>
        <div className="insights-head">
          <PageHead label="Insights" title={title} lead={page.lead} />
          <img src="/assets/closing-pencil.svg" width="2880" height="620" alt="" />
          <section className="more related container" id="featured">
            <h2>{featuredHeading}</h2>
            <Cards cards={cardsOf(featured)} />
          </section>
        </div>
        <section className="container section insights">
          <h2 id="all">{allHeading}</h2>
          <Widget name="insights-filter" props={filter} />
          <ArticleList articles={articles} id="articles" />
          <ArchiveLinks page={1} count={count} />
          <div className="insights__end">
            <Widget name="share-bar" props={{ url: absoluteUrl(url, path), title }} />
            <Prose body={body} />
          </div>
        </section>
        <Closing closing={closing} title={page.closing} scene="bottle" />
      </>
    );
  },
  metadata: ({ page, articles }, { url }) => ({
    type: 'CollectionPage',
    main: itemList(url, absoluteUrl(url, page.path), articles),
  }),
});
