/**
 * Runs in a page, for a visitor who asked for less motion: what moves all the same, or would.
 *
 * @returns a sentence for each fault.
 */
export function moving(): string[] {
  scrollTo(0, document.body.scrollHeight);
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const films = [...document.querySelectorAll('.animatic__screen button')];
  const styled = [...document.querySelectorAll('*')].filter((element) =>
    [undefined, '::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .some(
        ({ animationName, transitionDuration }) =>
          animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration),
      ),
  );
  scrollTo(0, 0);
  return [
    ...running.map((one) => `runs ${one instanceof CSSAnimation ? one.animationName : 'a film'}`),
    ...[...films, ...styled].map(({ outerHTML }) => outerHTML.slice(0, 60)),
  ];
}
