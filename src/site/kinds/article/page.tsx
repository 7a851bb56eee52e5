import { Fragment } from 'react';
import type { PageOf } from '../../../engine/content/content-page.ts';
import type { ShownPhotograph } from '../../../engine/content/shown-photograph.ts';
import { britishDate, readingMinutes } from '../../../engine/kernel/text.ts';
import type { Person } from '../../data/settings.ts';
import { drawingPicture } from '../../illustration/picture.ts';
import { Cards } from '../../ui/card.tsx';
import { Contents } from '../../ui/contents.tsx';
import { foldedHtml } from '../../ui/folded.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PhotographImage } from '../../ui/photograph.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { atTop, oppositeSky } from '../../ui/sky.ts';
import { Widget } from '../../widgets/widget.tsx';
import { cardsOf, coverPicture } from '../pictures.ts';
import { Proof, type ShownProof } from '../project/proof.tsx';
import { chapters } from '../project/story.ts';
import type { Subject } from '../subject.ts';
import type { article } from './schema.ts';

type ArticleProps = {
  article: PageOf<typeof article>;
  subject: Subject;
  cover: ShownPhotograph | undefined;
  /** A piece of a project that the text mentions. */
  work: ShownProof | undefined;
  author: Person | undefined;
  more: readonly Subject[];
  url: string;
};

export function Article(props: ArticleProps) {
  const { article, subject, cover, author, more, url } = props;
  const { title, category, summary, body } = article;
  const picture = coverPicture(subject);
  // Quoted words in italics are to be copied and sent.
  const html = body.html.replaceAll('<em>“', '<em class="message">“');
  const parts = chapters({ ...body, html });
  const end = parts.at(-1)?.heading.includes('id="to-take-away') ? parts.pop() : undefined;
  const share = (
    <div className="article__share">
      <span>Share</span>
      <Widget name="share-bar" props={{ url, title }} />
    </div>
  );
  return (
    <>
      <article className={`article article--${picture.scheme}`}>
        <header className={cover ? undefined : atTop(oppositeSky(picture))}>
          <div className="article__head container">
            <div>
              <p className="label">Insights, {category}</p>
              <h1 tabIndex={-1}>{title}</h1>
            </div>
            {cover ? <Cover {...cover} /> : <PictureImage picture={picture} eager />}
            <div>
              <p className="article__summary">{summary}</p>
              <Byline article={article} author={author} />
            </div>
          </div>
        </header>
        <div className="article__columns container">
          <Contents body={body} />
          <div className="article__text">
            <Text {...props} parts={parts} />
            {!end && share}
          </div>
        </div>
        {end && (
          <div className="take-away container">
            <Markup className="take-away__head" html={end.heading} />
            <Markup className="prose" html={end.html} />
            {share}
          </div>
        )}
      </article>
      <section className="more related container">
        <SectionHead title="Keep reading" more={{ name: 'All articles', href: '/insights' }} />
        <Cards cards={cardsOf(more, cover ? undefined : picture)} />
      </section>
    </>
  );
}

/**
 * The body, with a piece of a project after the part that mentions it. Each part is an element of its
 * own, so that floats beside it don't reach into the next.
 */
function Text({ parts, article, work }: ArticleProps & { parts: ReturnType<typeof chapters> }) {
  const { drawing } = article;
  const poster = drawing && drawingPicture(drawing, drawing === 'jar' ? 'drawing' : 'closing');
  return parts.map(({ name, heading, html }) => (
    <Fragment key={heading}>
      <Markup className="prose" html={heading + folded(html)} />
      {poster && html.includes('class="plate') && (
        <PictureImage className="article__drawing" picture={poster} />
      )}
      {name === article.work?.section && <Proof proof={work} />}
    </Fragment>
  ));
}

/** On a phone, tables of more than nine cells open at a press. */
function folded(html: string): string {
  return html.replaceAll(/<section class="table".*?<\/section>/gs, (table) =>
    table.split('<td').length > 10 ? foldedHtml('The table', table, true) : table,
  );
}

function Cover({ caption, ...photograph }: ShownPhotograph) {
  return (
    <figure className="article__cover">
      <PhotographImage {...photograph} use="cover" eager />
      {caption && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}

function Byline({ article, author }: Pick<ArticleProps, 'article' | 'author'>) {
  const { date, updated, body } = article;
  return (
    <div className="article__byline small">
      {author && <Portrait person={author} crop="square" />}
      <p>
        {author && (
          <>
            <b>{author.name}</b>, {author.role}
            <br />
          </>
        )}
        <time dateTime={date}>{britishDate(date)}</time>, {readingMinutes(body.words)} minute read
        {updated && (
          <>
            <br />
            Updated <time dateTime={updated}>{britishDate(updated)}</time>
          </>
        )}
      </p>
    </div>
  );
}
