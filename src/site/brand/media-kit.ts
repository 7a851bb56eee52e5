import { strToU8, type Zippable, zipSync } from 'fflate';
import { openFont } from '../../engine/assets/lettering.ts';
import { type Digest, digestOf } from '../../engine/kernel/digest.ts';
import type { LazyFile } from '../../engine/kernel/output-file.ts';
import type { RememberBytes } from '../../engine/kernel/remember.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import { raster } from '../../engine/media/raster.ts';
import { logo } from '../illustration/logo.ts';
import { portrait } from '../illustration/portrait.ts';
import { svg } from '../illustration/shapes.ts';
import { madeKit } from '../kinds/about/media-kit.ts';
import { brand, brandSize, mark } from './brand.ts';
import { titleAxes } from './draw-share-card.ts';
import { type KitContent, mediaFacts } from './media-facts.ts';
import { ownInstance } from './typeface.ts';

/** How many px wide the pictures are for those who can't use SVG: for print, half a page. */
const widths = { logo: 2000, mark: 1000, portrait: 1920 };

/** Its files have the first time that a ZIP can say, so that equal content makes equal bytes. */
const mtime = new Date(1980, 0, 1);

type KitOptions = {
  readonly typeface: Uint8Array;
  /** The digest of the code that draws and of the typeface. */
  readonly code: Digest;
  /** JPEGs of the people who have a photograph, by their ids. */
  readonly photographs: ReadonlyMap<string, LazyFile>;
  readonly remember: RememberBytes;
};

/** The media kit: logo, portraits and facts in one folder, made again when one has changed. */
export function mediaKit(content: KitContent, options: KitOptions): LazyFile {
  const { code, photographs, remember } = options;
  const { settings, prices, caseStudies, pages } = content;
  const shown = [...photographs].map(([id, { from }]) => [id, from]);
  const from = digestOf([settings, prices, caseStudies, pages.about.mediaKit, shown, code]);
  const make = () => archive(content, options);
  return { path: madeKit, from, make: () => remember('media kit', [from], make) };
}

async function archive(content: KitContent, options: KitOptions): Promise<Uint8Array> {
  const { settings } = content;
  const folder = `${idFrom(settings.name)}-media-kit`;
  const files: Zippable = {
    [folder]: {
      'facts.txt': strToU8(mediaFacts(content)),
      logo: await logos(settings.name, options.typeface),
      people: await people(content, options.photographs),
    },
  };
  return zipSync(files, { mtime });
}

async function logos(name: string, typeface: Uint8Array): Promise<Zippable> {
  const font = openFont(await ownInstance(typeface, titleAxes));
  const { width, height } = brandSize(name, font);
  const drawn = [
    ['logo', svg(width, height, brand(name, font, 'light')), widths.logo],
    ['logo-on-dark', svg(width, height, brand(name, font, 'dark')), widths.logo],
    ['mark', svg(logo.width, logo.height, mark('light')), widths.mark],
    ['mark-on-dark', svg(logo.width, logo.height, mark('dark')), widths.mark],
  ] as const;
  const files = drawn.map(([part, drawing, width]) =>
    pictures(`${idFrom(name)}-${part}`, drawing, width),
  );
  return Object.assign({}, ...(await Promise.all(files)));
}

async function people(
  { settings }: KitContent,
  photographs: KitOptions['photographs'],
): Promise<Zippable> {
  const files = settings.people.map(async ({ id, name, portrait: look }) => {
    const photograph = photographs.get(id);
    if (photograph) return { [`${idFrom(name)}.jpg`]: stored(await photograph.make()) };
    return look && pictures(idFrom(name), portrait(look), widths.portrait, false);
  });
  return Object.assign({}, ...(await Promise.all(files)));
}

async function pictures(
  name: string,
  drawing: string,
  width: number,
  isSeeThrough = true,
): Promise<Zippable> {
  const png = await raster(drawing, isSeeThrough, width);
  return { [`${name}.svg`]: strToU8(drawing), [`${name}.png`]: stored(png) };
}

/** Pictures are compressed already. */
function stored(bytes: string | Uint8Array): Zippable[string] {
  return [typeof bytes === 'string' ? strToU8(bytes) : bytes, { level: 0 }];
}
