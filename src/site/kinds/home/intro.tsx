import type { PageOf } from '../../../engine/content/content-page.ts';
import { Markup } from '../../ui/markup.tsx';
import { Widget } from '../../widgets/widget.tsx';
import type { home } from './schema.ts';

/** Who we are, in the words of the home page's own text, and ways to pass it on. */
export function Intro({ page, url }: { page: PageOf<typeof home>; url: string }) {
  return (
    <section className="intro container section">
      <h2 className="label">{page.introHeading}</h2>
      <Markup className="intro__text" html={page.body.html} />
      <div className="intro__share">
        <span>Share</span>
        <Widget name="share-bar" props={{ url, title: page.title }} />
      </div>
    </section>
  );
}
