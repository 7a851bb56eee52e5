import type { Page } from 'playwright/test';

/**
 * Collects everything the policy blocks in a tab, on all pages it opens; the list grows. Browsers
 * report most violations by an event, and the rest on the console.
 */
export async function blocked(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('tellBlocked', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const tell = (window as unknown as { tellBlocked: (what: string) => void }).tellBlocked;
      tell(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (/content.security.policy|trusted/i.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** Types into every field and presses every control that is not a link, one by one. */
export async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((next) => setTimeout(next, 20));
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      field.focus();
      if (!/^(checkbox|radio)$/.test(field.type)) field.value = 'something@quay.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const pressed = new Set<Element>();
    const selector = 'button, summary, input[type="checkbox"], input[type="radio"]';
    // Pressing one may reveal others, such as the next step of the quiz.
    for (let round = 0; round < 8; round++) {
      const fresh = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) => !pressed.has(control),
      );
      for (const control of fresh) {
        pressed.add(control);
        control.focus();
        control.click();
        await pause();
      }
    }
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', 'Escape', ' ']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
}
