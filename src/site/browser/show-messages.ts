import { repeatable } from '../../engine/browser/load-module.ts';
import { toastStore } from '../widgets/toast.ts';

const loadToaster = repeatable(() => import('../widgets/toaster.tsx'));

/** How long words without looks stay, in ms. */
const plainLifetime = 12_000;

/**
 * Loads what shows messages together with the first widget: what a message says may be that the
 * line is gone. If it has not come, each message asks for it again.
 */
export function showMessages(): void {
  const mount = () => loadToaster().then(({ mountToaster }) => mountToaster(toastStore));
  mount().catch(() => {});
  toastStore.subscribe(() => mount().catch(showPlainly));
}

/** Words without looks, yet in the window: the region itself stands below the page. */
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
