import { Widget } from '../../../engine/widgets/widget.tsx';
import { Markup } from '../../ui/markup.tsx';
import type { PageOf } from '../kinds.ts';

/** Who we are, in the words of the home page's own text, and ways to pass it on. */
export function Intro({ page, url }: { page: PageOf<'home'>; url: string }) {
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
