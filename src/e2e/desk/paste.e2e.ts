import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { violations } from '../journeys/axe.ts';
import { complaints } from '../journeys/served-site.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { sharedDesk } from './shared-place.ts';

const { place, read, test } = sharedDesk();
const article = 'content/insights/instagram-reels-that-convert-a-breakdown.md';

type Carried = {
  readonly html?: string;
  readonly plain?: string;
  readonly file?: { name: string; bytes: Buffer };
};

/** Pastes or drops onto an element what a clipboard or a pointer carries. */
async function give(
  to: Locator,
  how: 'paste' | 'drop',
  { html, plain, file }: Carried,
): Promise<void> {
  const carried = { how, html, plain, name: file?.name, base64: file?.bytes.toString('base64') };
  await to.evaluate(async (element, { how, html, plain, name, base64 }) => {
    const data = new DataTransfer();
    if (plain) data.setData('text/plain', plain);
    if (html) data.setData('text/html', html);
    if (name && base64 !== undefined) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const type = name.endsWith('.jpg') ? 'image/jpeg' : '';
      data.items.add(new File([bytes], name, { type }));
    }
    const { left, bottom } = element.getBoundingClientRect();
    const shared = { bubbles: true, cancelable: true };
    element.dispatchEvent(
      how === 'paste'
        ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
        : new DragEvent('drop', { ...shared, dataTransfer: data, clientX: left, clientY: bottom }),
    );
  }, carried);
}

test('a document is pasted as Markdown, with its pictures brought in', async ({ page, desk }) => {
  const heard = complaints(page);
  const dialog = page.getByRole('dialog');
  await desk.open(article);
  await desk.type('\n\nAsked first:');
  const html =
    '<h1>Who <b>asks</b></h1><ul><li><a href="http://tide.example/a">A client</a></li></ul><img src="file:///C:/1.jpg">';
  await give(desk.text, 'paste', { html });
  // The message goes by itself; the preview may be slow.
  await expect(
    page.getByText(/^One picture could not be pasted\. Save it as a file/),
  ).toBeVisible();
  await expect(desk.shown.getByRole('heading', { name: 'Who asks' })).toBeVisible();

  const turned = (await drawPhotograph({ width: 1800, height: 3200 })).withExif({
    IFD0: { Orientation: '6', Model: 'A camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 54/1 0/1' },
  });
  const bytes = await turned.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const words = { name: 'notes.txt', bytes: Buffer.from('Two people at a kiln') };
  await give(desk.text, 'drop', { file: words });
  await expect(dialog.getByRole('alert')).toContainText('notes.txt is of a kind that');
  await page.keyboard.press('Escape');
  const refused = desk.text.locator('.note', { hasText: 'notes.txt is of a kind that' });
  await desk.type(' Twice.');
  await expect(refused).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Try again: notes.txt' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('notes.txt is of a kind that');
  await page.keyboard.press('Escape');
  await refused.getByRole('button', { name: 'Dismiss: notes.txt' }).press('Enter');
  await expect(refused).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await give(desk.text, 'paste', {
    html: '<img alt="Two people at a kiln">',
    file: { name: 'image.jpg', bytes },
  });
  await expect(dialog.getByLabel('In one sentence')).toHaveValue('Two people at a kiln');
  await page.keyboard.press('Enter');
  await expect(desk.text).toContainText('Two people at a kiln');
  const shown = page.locator('.text-block img');
  await expect(shown).toHaveJSProperty('naturalWidth', 400);
  await shown.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await give(desk.text, 'paste', { plain: 'Both are from Roker.' });

  await page.getByRole('button', { name: 'Add cover photograph' }).click();
  const other = await (await drawPhotograph({ width: 1800, height: 1100 })).jpeg().toBuffer();
  await give(dialog.getByLabel('Add from this device'), 'drop', {
    file: { name: 'two-people-at-a-kiln.jpg', bytes: other },
  });
  await dialog.getByLabel('In one sentence').fill('A kiln');
  await page.keyboard.press('Enter');
  await expect(desk.at('cover.alt')).toBeFocused();
  await expect(desk.at('cover.photo')).toHaveValue('two-people-at-a-kiln-2.jpg');
  await desk.save();
  const saved = read(article);
  expect(saved).toMatch(/\(two-people-at-a-kiln\.jpg\)\n\nBoth are from Roker\.\n/);
  expect(saved).toContain('Asked first:\n\n## Who asks\n\n- [A client](https://tide.example/a)');
  const picture = sharp(place.file('content/media/two-people-at-a-kiln.jpg'));
  const { width, height, exif, orientation } = await picture.metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 2560, height: 1440 });
  expect(heard).toEqual([]);
});

/** Clicks on the first letter of a word, in the element that begins with its text. */
async function clickWord(element: Locator, word: string): Promise<void> {
  const [x, y, width] = await element.evaluate((one, word) => {
    const text = one.firstChild as Text;
    const range = new Range();
    range.setStart(text, text.data.indexOf(word));
    const [{ left, top }, own] = [
      range.getClientRects()[0] as DOMRect,
      one.getBoundingClientRect(),
    ];
    return [left - own.left + 1, top - own.top + 8, own.width] as const;
  }, word);
  // The preview is scaled.
  const scale = ((await element.boundingBox())?.width ?? 0) / width;
  await element.click({ position: { x: x * scale, y: y * scale } });
}

test('a click on the page edits its words; pictures are replaced', async ({ page, desk }) => {
  const heard = complaints(page);
  await desk.open(article);
  await desk.shown.locator('main h1').click();
  await expect(desk.field('Title')).toBeFocused();
  const heading = desk.shown.locator('main h2[id]').first();
  await heading.click();
  await expect(desk.text).toBeFocused();
  await expect(heading).toHaveAttribute('data-desk-place');
  await clickWord(desk.shown.getByText('The arm is funny'), 'familiar');
  await page.keyboard.type('un');
  await expect(desk.text).toContainText('slightly alarming and unfamiliar');
  await page.keyboard.press('Control+z');
  // The preview may still scroll to the heading, under the mouse.
  await expect(async () => {
    await desk.shown.getByText('Social-first marketing, Sunderland').click();
    const offer = page.getByText('These words are in “The agency and its people”.');
    await expect(offer).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Edit them there' }).press('Enter');
  await expect(page).toHaveURL(/site\.json/);
  await expect(desk.field('Tagline')).toBeFocused();

  await desk.find();
  await page.getByRole('button', { name: /^Pictures and files/ }).click();
  const dialog = page.getByRole('dialog');
  const harbour = await (await drawPhotograph({ width: 1500, height: 900 })).jpeg().toBuffer();
  await dialog
    .getByLabel('Add from this device')
    .setInputFiles({ name: 'DSC 1.jpg', mimeType: 'image/jpeg', buffer: harbour });
  const added = dialog.getByRole('listitem').filter({ hasText: 'dsc-1.jpg' });
  await expect(added).toContainText('Used nowhere.');
  // Once it is renamed, there is no picture at its old address.
  await expect(added.getByRole('presentation')).toHaveJSProperty('naturalWidth', 400);
  await dialog
    .getByLabel('Add from this device')
    .setInputFiles({ name: 'notes.docx', mimeType: '', buffer: harbour });
  await expect(dialog.getByRole('alert')).toContainText(
    'films in .mp4 or .webm, captions in .vtt, logos in .svg, files to download in .pdf or .csv',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: 'A kiln' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Rename dsc-1.jpg' }).press('Enter');
  await dialog.getByLabel('New name').fill('Harbour');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('New name')).toBeHidden();
  await expect(dialog.getByRole('heading', { name: 'Pictures and files' })).toBeFocused();
  await expect(dialog.getByText('harbour.jpg', { exact: true }).first()).toBeVisible();
  await dialog.getByLabel(/Part of its name/).fill('kiln 2');
  await expect(dialog.getByText('1 file', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog.getByRole('listitem').getByRole('alert')).toContainText(
    'is used in “Instagram Reels',
  );
  const bytes = await (await drawPhotograph({ width: 1500, height: 900 })).png().toBuffer();
  const other = { name: 'another.png', mimeType: 'image/png', buffer: bytes };
  await dialog.getByLabel('Another file for two-people-at-a-kiln-2.jpg').setInputFiles(other);
  await expect(dialog.getByText('1500 × 900 pixels')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1800 × 1100 pixels')).toBeVisible();
  await dialog.getByRole('button', { name: /^Earlier versions/ }).press('Enter');
  await dialog
    .getByRole('button', { name: /^Until/ })
    .first()
    .press('Enter');
  await expect(dialog.getByText('1500 × 900 pixels')).toBeVisible();
  await dialog.getByLabel(/Part of its name/).fill('harbour');
  await dialog.getByRole('button', { name: 'Delete harbour.jpg' }).click();
  await expect(dialog.getByText('0 files', { exact: true })).toBeVisible();
  // The focus was on its row.
  await expect(dialog.getByRole('heading', { name: 'Pictures and files' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Put it back' }).click();
  await expect(dialog.getByText('1 file', { exact: true })).toBeVisible();
  await dialog.getByLabel(/Part of its name/).fill('kiln 2');
  await dialog.getByRole('link', { name: /Instagram Reels/ }).click();
  await expect(desk.field('What it shows')).toHaveValue('A kiln');
  expect(heard).toEqual([]);
});

test('several photographs at once are described and cropped; what fails is named', async ({
  page,
  desk,
}) => {
  const heard = complaints(page);
  const dialog = page.getByRole('dialog');
  const path = 'content/projects/calm-dog.md';
  await desk.open(path);
  await page.locator('summary', { hasText: 'More of “Pictures”' }).click();
  await page.getByRole('button', { name: 'Add a photograph' }).click();
  const drawn = async (name: string, width: number, seed: number) => {
    const picture = await drawPhotograph({ width, height: 1000, seed });
    return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  };
  const broken = (name: string, mimeType: string, words = '') => {
    return { name, mimeType, buffer: Buffer.from(words) };
  };
  await dialog
    .getByLabel('Add from this device')
    .setInputFiles([
      broken('IMG 1.HEIC', 'image/heic', 'heic'),
      await drawn('Straße.JPG', 1800, 1),
      broken('empty.jpg', 'image/jpeg'),
      broken('brochure.jpg', 'image/jpeg', '%PDF-1.7'),
      await drawn('straße.jpg', 1500, 2),
      await drawn('small.jpg', 600, 3),
    ]);
  await expect(dialog.getByRole('alert')).toHaveText([
    /^IMG 1\.HEIC is in Apple’s HEIC format.*Export it as a JPEG\.$/,
    /^empty\.jpg is empty\. Save or export it again\.$/,
    /^brochure\.jpg cannot be read as a picture.*Export it as a JPEG\.$/,
    /^small\.jpg is 600 pixels wide, but must be at least 1000 here\. Choose a larger one\.$/,
  ]);
  await dialog.getByRole('button', { name: 'Go on with 2 photographs' }).press('Enter');
  await dialog.getByRole('button', { name: 'Crop strasse.jpg' }).press('Enter');
  const crop = page.getByRole('dialog', { name: 'Crop' });
  await crop.getByRole('button', { name: '3:2' }).press('Enter');
  const corner = crop.getByRole('button', { name: 'Bottom right' });
  await corner.focus();
  for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(crop.getByRole('status')).not.toContainText('1500 × 1000');
  await crop.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(crop).toBeHidden();
  await dialog.getByLabel('strasse-3-2.jpg').fill('A dog in a doorway');
  await dialog.getByLabel('strasse-2.jpg').fill('A dog on a bench');
  await page.keyboard.press('Enter');
  await expect(desk.at('photos.0.alt')).toBeFocused();
  await expect(desk.at('photos.0.alt')).toHaveValue('A dog in a doorway');
  await desk.save();
  expect(read(path)).toMatch(
    /photo: strasse-3-2\.jpg\n.*A dog in a doorway\n.*photo: strasse-2\.jpg\n.*A dog on a bench/,
  );
  const sizeOf = async (name: string) => sharp(place.file(`content/media/${name}`)).metadata();
  const { width, height } = await sizeOf('strasse-3-2.jpg');
  expect(width).toBeGreaterThanOrEqual(1000);
  expect(width).toBeLessThan(1480);
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(await sizeOf('strasse.jpg')).toMatchObject({ width: 1800, height: 1000 });
  expect(heard).toEqual([]);
});

test('on a slow line, a photograph says how far it is and can be stopped', async ({
  page,
  desk,
}) => {
  const line = await page.context().newCDPSession(page);
  await desk.find();
  await page.getByRole('button', { name: 'Pictures and files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures and files' });
  const from = dialog.getByLabel('Add from this device');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  const buffer = await (await drawPhotograph({ width: 2560, height: 1600, seed: 11 }))
    .jpeg({ quality: 100 })
    .toBuffer();
  await from.setInputFiles({ name: 'slow.jpg', mimeType: 'image/jpeg', buffer });
  const status = dialog.getByRole('status').first();
  await expect(status).toHaveText(/^Bringing in slow\.jpg … [2-8]0%$/);
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(status).toHaveText('Stopped.');
  await expect(from).toBeFocused();
  await expect(dialog.getByRole('alert')).toBeHidden();
  const large = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(26_000_000) };
  await from.setInputFiles(large);
  await expect(dialog.getByRole('alert')).toHaveText(
    'list.pdf has 26 MB, and visitors can be given at most 25. Export it smaller.',
  );
  await expect(dialog.getByRole('button', { name: /^Delete slow/ })).toBeHidden();
});

test('on a touch screen, the library brings no keyboard, and a finger crops', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const seen = Promise.withResolvers<void>();
  await page.route('**/desk/api/lists', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await deskScreen(page, place).find();
  await page.getByRole('button', { name: 'Pictures and files' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Pictures and files' });
  await expect(dialog.getByRole('heading', { name: 'Pictures and files' })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText(['', 'Loading …']);
  await expect(dialog.getByText('Or drop files here.')).toBeHidden();
  seen.resolve();
  const buffer = await (await drawPhotograph({ width: 1500, height: 900, seed: 7 }))
    .jpeg()
    .toBuffer();
  await dialog
    .getByLabel('Add from this device')
    .setInputFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer });
  const added = dialog.getByRole('listitem').filter({ hasText: 'Just added' });
  await expect(added).toContainText('quay.jpg');
  await expect(added.locator('b')).toBeFocused();
  await expect(added).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('button', { name: 'Crop quay.jpg' }).tap();
  const crop = page.getByRole('dialog', { name: 'Crop' });
  const corner = await crop.getByRole('button', { name: 'Bottom right' }).boundingBox();
  expect(Math.min(corner?.width ?? 0, corner?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('a long paste in words of another language is saved at once', async ({ page, desk }) => {
  await desk.open(article);
  const words = Array.from({ length: 130 }, (_, at) => `zwq${'abcdefgh'.repeat(at).slice(0, at)}`);
  const advised = page.waitForRequest((request) => request.url().endsWith('/desk/api/advice'));
  await desk.type(`\n\n${Array.from({ length: 7 }, () => `${words.join('. ')}.`).join('\n\n')}`);
  await advised;
  await desk.save();
  const advice = page.locator('details', { hasText: 'Advice on the words' });
  await advice.locator('summary').click();
  await expect(advice.getByRole('listitem')).toHaveCount(10);
  await expect(advice.getByText(/^And 1\d\d more\.$/)).toBeVisible();
});
