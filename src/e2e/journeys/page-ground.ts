import type { Page } from 'playwright/test';
import sharp from 'sharp';

export type Ground = Awaited<ReturnType<typeof groundOf>>;

/** A line of small words: where it stands on its page, in px. */
type Line = {
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What stands behind the words of a page: of all of it, or of what its window shows. */
export async function groundOf(page: Page, fullPage: boolean) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    const hidden = 'color: #0000 !important; text-decoration-color: #0000 !important';
    const drawn = 'text { fill: #0000 !important }';
    sheet.replaceSync(`* { ${hidden}; transition: none !important } ${drawn}`);
    document.adoptedStyleSheets = [sheet];
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const picture = await page.screenshot({ fullPage });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, channels: info.channels };
}

/** The lines of small words with more than one colour behind them: an edge runs through them. */
export async function unevenLines(page: Page, ground: Ground): Promise<string[]> {
  const height = ground.pixels.length / ground.channels / ground.width;
  const lines = await page.evaluate(smallLines);
  return lines
    .filter(({ bottom, right }) => bottom < height && right < ground.width)
    .filter((line) => !isEven(line, ground))
    .map(({ words }) => words);
}

export function colourAt({ pixels, width, channels }: Ground, x: number, y: number): number[] {
  const at = (Math.round(y) * width + Math.round(x)) * channels;
  return [...pixels.subarray(at, at + 3)];
}

function isEven({ left, top, right, bottom }: Line, ground: Ground): boolean {
  const first = colourAt(ground, left, top);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const colour = colourAt(ground, x, y);
      if (colour.some((part, at) => Math.abs(part - (first[at] ?? 0)) > 8)) return false;
    }
  }
  return true;
}

/** Runs in a page: the lines of words below 24 px that can be seen, without the space above them. */
function smallLines(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!element || !words || !isSeen || element.closest('.visually-hidden, .skip-link')) continue;
    if (Number.parseFloat(getComputedStyle(element).fontSize) >= 24) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const spare = (bottom - top) * 0.2;
      if (right - left < 2) continue;
      lines.push({
        words,
        left: Math.ceil(left + scrollX),
        right: Math.floor(right + scrollX),
        top: Math.ceil(top + scrollY + spare),
        bottom: Math.floor(bottom + scrollY - spare),
      });
    }
  }
  return lines;
}
