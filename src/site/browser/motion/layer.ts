/** Creates an element of an animation layer. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  parent?: Element,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  parent?.append(made);
  return made;
}

/** A layer the size of the whole picture, even where `object-fit` crops it. */
export function layerOver(image: HTMLImageElement, className: string): HTMLElement {
  const box = element('span', 'layered');
  const layer = element('span', `layered__layer ${className}`, box);
  layer.ariaHidden = 'true';
  const whole = image.closest('picture') ?? image;
  whole.before(box);
  box.prepend(whole);
  return layer;
}

/** Aligns a layer with the whole picture. @returns its size in px. */
export function cover(layer: HTMLElement, image: HTMLImageElement) {
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
  const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const place = {
    ...size,
    left: ((clientWidth - size.width) * x) / 100,
    top: ((clientHeight - size.height) * y) / 100,
  };
  for (const [name, px] of Object.entries(place)) layer.style.setProperty(name, `${px}px`);
  return size;
}

/** Calls back once this share of it scrolls into view. @returns false if it was in view already. */
export function onceSeen(box: Element, threshold: number, seen: () => void): boolean {
  if (box.getBoundingClientRect().top < innerHeight * 0.8) return false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { threshold },
  );
  observer.observe(box);
  return true;
}

/** The URL of a view in a picture's file. */
export function part(image: HTMLImageElement, name: string): string {
  return `${image.currentSrc || image.src}#${name}`;
}
