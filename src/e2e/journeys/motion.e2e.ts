import { expect, type Locator, type Page, test } from 'playwright/test';
import { address } from './served-site.ts';

/** What moves by itself; what scrolling turns stands still with the page. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      );
    return [...new Set(all.map((one) => (one instanceof CSSAnimation ? one.animationName : '')))];
  });
}

test('the closing beam turns while visible, stops out of view and rests', async ({ page }) => {
  await page.goto(address('/insights'));
  expect(await running(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => running(page)).toEqual(['closing-turn']);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => running(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => running(page), { timeout: 15_000 }).toEqual([]);
});

test('on Thank you, which has no button to pause it, the hero rests', async ({ page }) => {
  await page.goto(address('/thank-you'));
  await expect.poll(() => running(page)).toEqual([]);
});

/** How far the light of the first picture has turned, in degrees, as it is drawn at this moment. */
function turned(page: Page): Promise<number> {
  return page.evaluate(() => {
    const beam = document.querySelector('.beam b');
    const { a, b } = new DOMMatrix(beam ? getComputedStyle(beam).transform : '');
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });
}

test('the light on a project’s picture follows the pointer, then rests', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(address('/projects/gst-marketing-brief'));
  await page.mouse.move(600, 300);
  await expect(page.locator('.beam')).toHaveCount(1);
  expect(await turned(page)).toBe(0);
  await page
    .locator('.cover')
    .first()
    .hover({ position: { x: 300, y: 40 } });
  await expect.poll(() => turned(page)).not.toBe(0);
  await page.mouse.move(600, 300);
  await expect.poll(() => turned(page)).toBe(0);
});

/** How far Home’s lamp has turned from where it rests, in degrees. */
function pointed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const light = document.querySelector('.hero-beam');
    const { a, b } = new DOMMatrix(light ? getComputedStyle(light).transform : '');
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });
}

test('Home’s lamp follows the mouse, and the month it points at says its figure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/'));
  await page.mouse.move(300, 300);
  await expect(page.locator('.hero-lit')).toHaveCount(1);
  const tip = page.locator('.hero__tip b');
  const whole = await tip.textContent();
  const ends = [
    { at: 0, figure: 'Dec: 38 of Calm Dog’s places', least: -20 },
    { at: -1, figure: 'May: 96 of Calm Dog’s places', least: -55 },
  ];
  for (const { at, figure, least } of ends) {
    const name = page.locator('.hero text').nth(at);
    const box = await name.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 40);
    await expect(tip).toHaveText(figure);
    await expect(page.locator('.hero .shown')).toHaveText(
      /.*\d+/.exec(figure)?.[0].replace(':', '') ?? '',
    );
    await expect.poll(() => pointed(page)).toBeLessThan(least);
  }
  await page.mouse.move(700, 40);
  await expect(tip).toHaveText(whole ?? '');
  await expect(page.locator('.hero .shown')).toHaveCount(0);
});

test('what Home’s lamp lights is in its beam, and stays where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('/'));
    await page.mouse.move(width / 2, 400);
    await expect(page.locator('.hero-lit')).toHaveCount(1);
    await page.mouse.move(width / 2, 600);
    await expect.poll(() => pointed(page)).toBeLessThan(-25);
    await page.waitForTimeout(600);
    const off = await page.evaluate(() => {
      const [lamp, lit, chart, own] = [
        '.hero circle',
        '.hero-lit',
        '.hero-ground',
        '.hero-lit svg',
      ].map((selector) => document.querySelector(selector)) as [Element, ...HTMLElement[]];
      const light = lamp.getBoundingClientRect();
      const hero = lit?.offsetParent?.getBoundingClientRect();
      const [x = 0, y = 0] = lit
        ? getComputedStyle(lit).transformOrigin.split(' ').map(Number.parseFloat)
        : [];
      const places = [chart, own].map((one) => one?.getBoundingClientRect().left ?? 0);
      return [
        light.x + light.width / 2 - (hero?.x ?? 0) - x,
        light.y + light.height / 2 - (hero?.y ?? 0) - y,
        (places[0] ?? 0) - (places[1] ?? 0),
      ];
    });
    for (const px of off) expect(Math.abs(px), `${width} px: ${off}`).toBeLessThan(1.5);
  }
});

test('a tap on a month of Home’s chart says its figure', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(address('/'));
  await page.mouse.wheel(0, 60);
  await expect(page.locator('.hero-lit')).toHaveCount(1);
  const box = await page.locator('.hero text').first().boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 8, (box?.y ?? 0) + 30);
  await expect(page.locator('.hero__tip b')).toHaveText('Dec: 38 of Calm Dog’s places');
  expect(page.url()).toBe(address('/'));
  await context.close();
});

test('the lamp of Home lights what we do line by line as the page is scrolled; without motion all is lit', async ({
  page,
}) => {
  const services = page.locator('.lantern');
  /** Which of its lines are in the light. */
  const lit = () =>
    services
      .locator('a:has(h3)')
      .evaluateAll((lines) =>
        lines.flatMap((line, at) =>
          ['1', 'none'].includes(getComputedStyle(line, '::before').scale) ? [at] : [],
        ),
      );
  /** Its top is that share of the window's height below the window's. */
  const scrollTo = (share: number) =>
    services.evaluate((part, share) => {
      scrollBy(0, part.getBoundingClientRect().top - share * innerHeight);
    }, share);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('/'));
  await page.mouse.move(1000, 300);
  expect(await lit()).toEqual([0, 1, 2, 3]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.mouse.move(1000, 300);
  await expect.poll(lit).toEqual([0]);
  await scrollTo(0.1);
  await expect.poll(lit).toEqual([2]);
  await scrollTo(-0.8);
  await expect.poll(lit).toEqual([3]);
  await scrollTo(0.1);
  await services.getByRole('link', { name: 'Creative & content' }).hover();
  await expect.poll(lit, 'the one that is pointed at').toEqual([1]);
});

test('the light on a picture that has come into view turns to its end, however the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/work'));
  await page.mouse.move(300, 300);
  const light = page.locator('.case-row .layered').last();
  await expect(light.locator('.beam--away > b > img')).toBeAttached();
  const scrollTo = (share: number) =>
    light.evaluate((box, share) => {
      scrollBy({ top: box.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' });
    }, share);
  await scrollTo(0.8);
  await expect(light.locator('.beam--away')).toHaveCount(0);
  const times = await light.evaluate((box) =>
    box.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(Math.max(...times.map(Number))).toBeLessThanOrEqual(500);
  const moving = () => light.evaluate((box) => box.getAnimations({ subtree: true }).length);
  for (const share of [0.9, 1.2, 0.5]) {
    await scrollTo(share);
    await expect.poll(moving).toBe(0);
    await expect(light.locator('.beam__all')).toHaveCSS('opacity', '1');
  }
});

test('the light sweeps over a picture that comes into view, and on focus', async ({ page }) => {
  await page.goto(address('/work'));
  await page.mouse.move(300, 300);
  await expect(page.locator('.beam--away').last()).toBeAttached();
  const last = page.locator('.case-row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.beam--away')).toHaveCount(0);
  await page.locator('.case-row a').nth(1).focus();
  await expect.poll(() => turned(page)).not.toBe(0);
  await expect.poll(() => turned(page)).toBe(0);
});

test('a project’s figures pile up once in view, and the chart is whole', async ({ page }) => {
  await page.goto(address('/projects/calm-dog'));
  await page.mouse.move(300, 300);
  const chart = page.locator('[data-rows]');
  await expect(chart.locator('.stack')).toHaveCount(1);
  const top = await chart.evaluate((figure) => figure.getBoundingClientRect().top + scrollY);
  await page.evaluate((y) => scrollTo(0, y), top - 1000);
  await expect(chart.locator('.stack > img')).toHaveAttribute('src', /#ground$/);
  await page.evaluate((y) => scrollTo(0, y), top - 200);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving, { intervals: [20] }).toBeGreaterThan(1);
  await expect(chart.locator('.stack')).toHaveCount(0);
  expect(await chart.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(
    true,
  );
});

/** Where a film is, in ms, and if it plays. */
function film(page: Page): Promise<{ at: number; plays: boolean }> {
  return page.locator('.animatic__screen').evaluate((screen) => {
    const [first] = screen.getAnimations({ subtree: true });
    return { at: Number(first?.currentTime ?? 0), plays: first?.playState === 'running' };
  });
}

/** Opens a project whose film plays. @returns its screen. */
async function playing(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/projects/calm-dog'));
  await page.mouse.move(300, 300);
  const screen = page.locator('.animatic__screen');
  await screen.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await film(page)).at).toBeGreaterThan(0);
  return screen;
}

/** Sets all that moves on a screen to a time, in ms, where it stands. */
const standAt = (screen: Locator, time: number) =>
  screen.evaluate((box, time) => {
    for (const one of box.getAnimations({ subtree: true })) {
      one.pause();
      one.currentTime = time;
    }
  }, time);

test('a film that plays has what is said in its frames as lines', async ({ page }) => {
  const screen = await playing(page);
  const line = screen.getByText('First time in a barn.');
  await standAt(screen, 1000);
  await expect(line.first()).toBeInViewport({ ratio: 1 });
  const box = await screen.boundingBox();
  const words = await line.first().boundingBox();
  expect(words?.x).toBeGreaterThan(box?.x ?? 0);
  await expect(line).toHaveCount(2);
});

for (const path of ['/', '/projects/durham-kit-launch']) {
  test(`on ${path} a storyboard plays while in view, until it is paused`, async ({ page }) => {
    await page.goto(address(path));
    await page.mouse.move(300, 300);
    const screen = page.locator('.animatic__screen');
    await expect(screen.getByRole('button', { name: 'Pause the film' })).toBeAttached();
    expect(await film(page)).toEqual({ at: 0, plays: false });
    await screen.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await film(page)).at).toBeGreaterThan(0);
    const tops = await screen.evaluate((box) =>
      [box, ...box.querySelectorAll('b')].map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, 'frames cover the screen').toBe(1);
    await screen.getByRole('button', { name: 'Pause the film' }).click();
    await expect.poll(async () => (await film(page)).plays).toBe(false);
    const { at } = await film(page);
    await screen.getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(async () => (await film(page)).at).toBeGreaterThan(at);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await film(page)).plays).toBe(false);
  });
}

test('a film shows its second frame whole, and only that, after the first', async ({ page }) => {
  const screen = await playing(page);
  await standAt(screen, 2000);
  const shown = await screen.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return [...box.querySelectorAll('b')].map((clip) => {
      const image = clip.querySelector('img');
      const place = image?.getBoundingClientRect();
      const isIn = clip.getBoundingClientRect().left < left;
      const covers = place && place.left <= left && place.top <= top && place.right >= left + width;
      return {
        frame: image?.src.replace(/.*#/, ''),
        isIn,
        covers,
        high: place && place.height >= height,
      };
    });
  });
  expect(shown[1]).toEqual({ frame: 'f2', isIn: true, covers: true, high: true });
  expect(shown.map(({ isIn }) => isIn)).toEqual([true, true, false, false, false, false, false]);
});

test('a press on a frame beside a film takes the film there, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/projects/calm-dog'));
  await page.mouse.move(300, 300);
  await page.locator('.animatic__screen').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause the film' }).click();
  const frames = page.locator('.animatic__frames').getByRole('button', { name: /^Frame \d$/ });
  await expect(frames).toHaveCount(6);
  for (const frame of await frames.all()) {
    const { x = -1, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Frame 4' }).click();
  expect(await film(page)).toEqual({ at: 6000, plays: false });
});

test('a film begins anew once it ends', async ({ page }) => {
  const screen = await playing(page);
  await screen.evaluate((box) => {
    for (const one of box.getAnimations({ subtree: true })) one.currentTime = 11_900;
  });
  await expect.poll(async () => (await film(page)).at).toBeLessThan(11_000);
  const states = await screen.evaluate((box) =>
    box.getAnimations({ subtree: true }).map(({ playState }) => playState),
  );
  expect(new Set(states)).toEqual(new Set(['running']));
});

test('a drawing acts in its frame: the dog walks, and its legs turn', async ({ page }) => {
  const screen = await playing(page);
  const transformsAt = async (time: number) => {
    await standAt(screen, time);
    return screen.evaluate((box) => {
      const parts = box.querySelector('b')?.querySelectorAll('[data-moves]') ?? [];
      return [...parts].map((part) => new DOMMatrix(getComputedStyle(part).transform).isIdentity);
    });
  };
  const walking = await transformsAt(100);
  expect(walking).toContain(false);
  expect(walking[0]).toBe(false);
  expect(await transformsAt(1500), 'in the end it is as it was drawn').not.toContain(false);
});

/** How many strokes the pointer's trail has after a move. Its code may come after the first ones. */
async function movedOver(page: Page): Promise<number> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 100, { steps: 3 });
  return page.locator('body > [aria-hidden="true"] i').count();
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the clients’ logos stop by their button, and are read out once', async ({ page }) => {
    await page.goto(address('/'));
    const strip = page.locator('.logo-strip');
    const track = strip.locator('.logo-strip__track');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    const pause = page.getByRole('button', { name: 'Pause', exact: true });
    await pause.click();
    await page.mouse.move(10, 10);
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await pause.click();
    await page.mouse.move(10, 10);
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await expect(strip.getByRole('img')).toHaveCount(10);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const slot = page.locator('.logo-strip li').first();
      await expect(slot).toHaveCSS('width', '352px');
      const pauseLeft = (await pause.boundingBox())?.x ?? 0;
      expect(pauseLeft / ((await slot.boundingBox())?.width ?? 1)).toBeGreaterThan(2.5);
    }
  });

  test('the cursor trail joins sixteen points, fades and asks for no more', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window);
      Object.assign(window, { frames16: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { frames16: number }).frames16++;
        return ask(callback);
      };
    });
    await page.goto(address('/about'));
    const strokes = page.locator('body > [aria-hidden="true"] i');
    await expect.poll(() => movedOver(page)).toBe(15);
    for (let x = 100; x < 600; x += 10) await page.mouse.move(x, 300);
    const visible = () =>
      strokes.evaluateAll((all) => all.filter((one) => one.style.visibility !== 'hidden').length);
    await expect.poll(visible).toBe(0);
    const frames = () => page.evaluate(() => (window as unknown as { frames16: number }).frames16);
    const before = await frames();
    await page.waitForTimeout(300);
    expect(await frames()).toBe(before);
    await page.setViewportSize({ width: 900, height: 900 });
    await page.mouse.move(300, 300, { steps: 5 });
    expect(await frames(), 'none where the window is too narrow by now').toBe(before);
  });

  test('the cursor trail starts once the window grows to 1,024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto(address('/about'));
    await page.mouse.move(100, 100);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(() => movedOver(page)).toBe(15);
  });
});

test('there is no cursor trail on a narrow, touched or still screen', async ({ browser }) => {
  const visitors = [
    { viewport: { width: 1023, height: 800 } },
    { viewport: { width: 1440, height: 900 }, hasTouch: true },
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const },
  ];
  for (const visitor of visitors) {
    const page = await (await browser.newContext(visitor)).newPage();
    const code = page.waitForResponse(/\/late-/);
    await page.goto(address('/about'));
    await page.mouse.move(100, 100);
    await code;
    await page.mouse.move(200, 200, { steps: 5 });
    await page.waitForTimeout(200);
    await expect(page.locator('body > [aria-hidden="true"] i')).toHaveCount(0);
    await page.close();
  }
});

test('what moves shifts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      const shifts = (window as unknown as { shifts: string[] }).shifts;
      for (const one of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Element }[];
      })[]) {
        const moved = one.sources?.filter(({ node }) => node?.closest('main')) ?? [];
        if (moved.length > 0) shifts.push(`${one.value} ${moved[0]?.node?.className}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The typeface is there: what moves when it comes late is another journey's promise.
  await page.goto(address('/'));
  await page.evaluate(() => document.fonts.ready);
  for (const path of ['/', '/work', '/projects/calm-dog', '/services']) {
    await page.goto(address(path));
    await page.mouse.move(300, 300);
    for (let step = 0; step < 12; step++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(120);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(shifts, path).toEqual([]);
  }
});

test('mouse and finger follow Home’s first note and both last buttons', async ({ browser }) => {
  const devices = [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ];
  for (const device of devices) {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    for (const [target, to] of [
      ['.closing a[href="/contact"]', /\/contact$/],
      ['.closing a[href="/quiz"]', /\/quiz$/],
      ['.hero__tip', /\/work#/],
    ] as const) {
      await page.goto(address('/'));
      await press(page, target, 'hasTouch' in device);
      await expect(page).toHaveURL(to);
    }
    await context.close();
  }
});

/** Presses a place in the window, as a hand does: whatever lies there answers. */
async function press(page: Page, target: string, hasTouch: boolean): Promise<void> {
  const link = page.locator(target);
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
