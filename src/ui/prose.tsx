import type { Body } from '../content/markdown.ts';
import { Markup } from './markup.tsx';

/** A Markdown text. Its HTML comes from an allow-list: see `content/markdown.ts`. */
export function Prose({ body }: { body: Body }) {
  return <Markup className="prose" html={body.html} />;
}
