import sanitizeHtml from 'sanitize-html';
import { optimize, type PluginConfig } from 'svgo';
import type { Logo } from '../content/media.ts';
import type { Fault } from '../kernel/problem.ts';

export type CleanedLogo = Logo | Fault;

/** A drawing; larger ones hold photographs or fonts. In bytes. */
const maxBytes = 200_000;

/** Shapes, and what they are painted with. No text, which needs a font, and nothing that loads or runs. */
const tags = [
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop'],
];

const attributes = [
  ...['id', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx'],
  ...['ry', 'fx', 'fy', 'd', 'points', 'transform', 'offset', 'gradientUnits', 'spreadMethod'],
  ...['gradientTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'opacity', 'fill'],
  ...['fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask', 'stroke', 'stroke-width'],
  ...['stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stop-color'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stop-opacity'],
];

/** Functions whose values are numbers: colours and transforms. Others, such as `image-set()`, load. */
const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
  ...['matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'],
]);

/** Whether a value is plain, or names what stands in the same file: `url(#a)`, never another address. */
function isHarmless(value: string): boolean {
  if (/[;{}\\&<>]|\/\*/.test(value)) return false;
  return [...value.matchAll(/([\w-]*)\(([^)]*)/g)].every(([, name = '', inside = '']) => {
    const called = name.toLowerCase();
    return called === 'url' ? /^(['"]?)#[\w-]+\1$/.test(inside) : functions.has(called);
  });
}

/** Drawing programs put colours into style sheets and styles, which become attributes. */
const plugins: PluginConfig[] = [
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
  'convertPathData',
];

/**
 * Cleans a client's logo: what stays is on a list of shapes and attributes, and all else goes.
 * Pages show it as an <img>, in which nothing runs or loads, and hosts send it with a policy that
 * forbids both.
 */
export function cleanLogo(logo: string): CleanedLogo {
  if (Buffer.byteLength(logo) > maxBytes) {
    return {
      code: 'too-heavy',
      message: `weighs over ${maxBytes / 1000} kB. Export it without embedded pictures.`,
    };
  }
  // Entities can grow until memory is full.
  if (/<!ENTITY/i.test(logo)) {
    return {
      code: 'syntax',
      message: 'declares entities. Export it as a plain SVG, without Illustrator’s own data.',
    };
  }
  const svg = sanitized(simplified(logo) ?? '');
  const viewBox = viewBoxOf(svg);
  if (!/<(path|rect|circle|ellipse|line|poly)/.test(svg) || !viewBox) {
    return {
      code: 'syntax',
      message:
        'is no drawing that can be shown as a logo: an SVG of shapes with a size. Export it with its letters as outlines.',
    };
  }
  return { svg, viewBox };
}

function simplified(logo: string): string | undefined {
  try {
    return optimize(logo, { plugins }).data;
  } catch {
    return undefined;
  }
}

function sanitized(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: tags,
    allowedAttributes: { '*': attributes },
    nonTextTags: ['script', 'style', 'text', 'title', 'desc', 'metadata', 'foreignObject'],
    parser: { xmlMode: true },
    textFilter: () => '',
    transformTags: {
      '*': (tagName, given) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(given).filter(([, value]) => isHarmless(value))),
      }),
    },
  });
}

function viewBoxOf(svg: string): [number, number, number, number] | undefined {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? '';
  const found = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box =
    found.length === 4
      ? found
      : [0, 0, ...['width', 'height'].map((name) => Number.parseFloat(attribute(name)))];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  return box.every(Number.isFinite) && width > 0 && height > 0
    ? [left, top, width, height]
    : undefined;
}
