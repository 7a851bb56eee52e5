import type { Body } from '../../engine/content/markdown.ts';
import { Markup } from './markup.tsx';

export function Prose({ body }: { body: Pick<Body, 'html'> }) {
  return <Markup className="prose" html={body.html} />;
}
