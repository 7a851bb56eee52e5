/** Path data on a 24 × 24 grid, in the colour of the text. */
const shapes = {
  x: 'M2 3h6.3l4.6 6.3L18.3 3H21l-6.9 8L22 21h-6.3l-5-6.8L4.8 21H2l7.5-8.7zm4 2 10.7 14h1.5L7.5 5z',
  facebook: 'M14 22v-8h3.2l.6-4H14V7.5c0-1.2.5-2 2-2h2V2h-3c-3.4 0-5 2-5 5v3H6.5v4H10v8z',
  linkedin:
    'M3 9h4v12H3zM3 3h4v4H3zM10 9h3.8v1.7c.6-1.1 1.9-2 3.7-2 3.6 0 4.5 2.3 4.5 5.6V21h-4v-6c0-1.7-.3-3-2-3s-2 1.4-2 3v6h-4z',
  link: 'M3 12a5 5 0 0 1 5-5h3v3H8a2 2 0 0 0 0 4h3v3H8a5 5 0 0 1-5-5zm18 0a5 5 0 0 1-5 5h-3v-3h3a2 2 0 0 0 0-4h-3V7h3a5 5 0 0 1 5 5zM8 10.7h8v2.6H8z',
  share: 'M12 2l6 6-2 2-2.5-2.5V16h-3V7.5L8 10 6 8zM3 13h3v6h12v-6h3v9H3z',
  next: 'M13 4l8 8-8 8-2-2 4.5-4.5H3v-3h12.5L11 6z',
  previous: 'M11 4l-8 8 8 8 2-2-4.5-4.5H21v-3H8.5L13 6z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  play: 'M7 4l13 8-13 8z',
  close: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z',
  menu: 'M0 4h24v3H0zM0 11h24v3H0zM8 18h16v3H8z',
  search:
    'M10 2a8 8 0 0 1 6.3 12.9l5.7 5.7-2 2-5.7-5.7A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
} as const;

export type IconName = keyof typeof shapes;

/** Decorative: its control has a text label. `size` is in px. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
