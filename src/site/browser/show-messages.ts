import { repeatable } from '../../engine/browser/load-module.ts';
import { toastStore } from '../widgets/toast.ts';

const loadToaster = repeatable(() => import('../widgets/toaster.tsx'));

/** How long the plain fallback stays, in ms. */
const plainLifetime = 12_000;

/**
 * Preloads the toaster with the first widget, since a message may say that the connection is lost.
 * If loading failed, each message retries.
 */
export function showMessages(): void {
  const mount = () => loadToaster().then(({ mountToaster }) => mountToaster(toastStore));
  mount().catch(() => {});
  toastStore.subscribe(() => mount().catch(showPlainly));
}

/** The fallback: unstyled text, positioned in view, since the region is at the end of the page. */
function showPlainly(error: unknown): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  console.error('Messages are shown without their looks.', error);
  const toasts = toastStore.read();
  region.style.cssText =
    toasts.length > 0
      ? 'position:fixed;inset:auto 0 0;z-index:70;padding:16px;background:Canvas'
      : '';
  region.textContent = toasts.map(({ title, text = '' }) => `${title} ${text}`).join(' ');
  for (const { id } of toasts) setTimeout(toastStore.dismiss, plainLifetime, id);
}
