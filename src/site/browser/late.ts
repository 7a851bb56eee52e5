import { logUnlessLeaving } from '../../engine/browser/departure.ts';
import { onEveryPage } from '../../engine/browser/page-change.ts';
import { turnBeams } from './motion/beam.ts';
import styles from './motion/motion.css';
import { pileUpCharts } from './motion/stack.ts';
import { wipePages } from './motion/wipe.ts';
import { trail } from './trail.ts';

/** The animations. They load on the first interaction, and no page depends on them. */
const wanted = matchMedia('(prefers-reduced-motion: no-preference)');
if (wanted.matches) {
  const sheet = new CSSStyleSheet({ media: wanted.media });
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  wipePages();
  onEveryPage(turnBeams);
  onEveryPage(pileUpCharts);
  if (CSS.supports('animation-timeline: view()')) {
    import('./motion/scroll.ts')
      .then(({ moveByScrolling }) => moveByScrolling(wanted.media))
      .catch(logUnlessLeaving);
  }
  wherever('.hero__tip', async () => (await import('./motion/lamp.ts')).followPointer());
  wherever('main .animatic__screen', async () =>
    (await import('./motion/animatic.ts')).playAnimatics(),
  );
  // Source: specification, section 9: from 1024 px wide, without touch.
  if (!navigator.maxTouchPoints) trail(matchMedia(`(min-width: 1024px) and ${wanted.media}`));
}

/** Runs what only some pages need on each page that has such an element. */
function wherever(selector: string, run: () => Promise<void>): void {
  onEveryPage(() => {
    if (document.querySelector(selector)) run().catch(logUnlessLeaving);
  });
}
