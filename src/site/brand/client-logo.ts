import type { Logo } from '../../engine/content/media.ts';
import { palette } from '../illustration/palette.ts';
import { round } from '../illustration/shapes.ts';
import { wordmarkArea, wordmarkSize } from './wordmark.ts';

const { width, height } = wordmarkSize;

/** Colours, but not the lack of one. */
const colours = / (fill|stroke|stop-color)="(?!none)[^"]*"/g;

/** A client's own logo in the middle of a drawn wordmark's frame, and as large as a wordmark. */
export function clientLogo({ svg, viewBox }: Logo, isOneColour: boolean): string {
  const [, , w, h] = viewBox;
  const scale = Math.min(width / w, height / h, Math.sqrt(wordmarkArea / (w * h)));
  const [wide, high] = [w * scale, h * scale];
  const place = `x="${round((width - wide) / 2)}" y="${round((height - high) / 2)}" width="${round(wide)}" height="${round(high)}" viewBox="${viewBox.join(' ')}"`;
  const placed = svg.replace(/<svg\b([^>]*)>/, (_, given: string) => {
    return `<svg ${place}${given.replace(/ (x|y|width|height|viewBox|id)="[^"]*"/g, '')}>`;
  });
  const painted = isOneColour ? placed.replace(colours, ` $1="${palette.ink}"`) : placed;
  const fill = isOneColour ? ` fill="${palette.ink}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${fill}>${painted}</svg>`;
}
