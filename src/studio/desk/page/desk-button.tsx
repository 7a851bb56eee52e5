import type { ComponentProps } from 'react';

/** Path data on a 24 × 24 grid. */
const shapes = {
  search:
    'M10 2a8 8 0 0 1 6.3 12.9l5.7 5.7-2 2-5.7-5.7A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  close: 'M6 4l6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z',
  up: 'M12 5l8 8-2 2-4.6-4.5V20h-2.8v-9.500L6 15l-2-2z',
  down: 'M12 19l-8-8 2-2 4.600 4.500V4h2.800v9.500L18 9l2 2z',
  move: 'M12 1l7 7-2 2-3.600-3.600v11.200L17 14l2 2-7 7-7-7 2-2 3.600 3.600V6.400L7 10 5 8z',
  previous: 'M11 4l-8 8 8 8 2-2-4.500-4.500H21v-3H8.500L13 6z',
  italic: 'M9 4h10v3h-3.400l-3.200 10H16v3H5v-3h3.600l3.200-10H9z',
  link: 'M3 12a5 5 0 0 1 5-5h3v3H8a2 2 0 0 0 0 4h3v3H8a5 5 0 0 1-5-5zm18 0a5 5 0 0 1-5 5h-3v-3h3a2 2 0 0 0 0-4h-3V7h3a5 5 0 0 1 5 5zM8 10.7h8v2.6H8z',
  list: 'M3 5h4v4H3zM9 5.700h12v2.600H9zM3 15h4v4H3zM9 15.700h12v2.600H9z',
  numbers:
    'M4 4h3v7H5V6H4zM3 13h5v3.500L5.500 18H8v2H3v-2.500L6 15.800V15H3zM10 6h11v2.600H10zM10 15.700h11v2.600H10z',
  quote: 'M3 6h7v7l-3 5H4l2-5H3zM14 6h7v7l-3 5h-3l2-5h-3z',
  table: 'M2 4h20v16H2zm3 3v3h6V7zm8.500 0v3H19V7zM5 12.500V17h6v-4.500zm8.500 0V17H19v-4.500z',
  picture: 'M2 4h20v16H2zm3 3v7l4-4 4 4 2.500-2.500L19 15V7zm10 1h2.500v2.500H15z',
  film: 'M2 5h14v4.500l6-3.500v12l-6-3.500V19H2zm3 3v8h8V8z',
  download: 'M10.500 3h3v8l3-3 2 2-6.500 6.500L5.500 10l2-2 3 3zM3 18h18v3H3z',
  callout:
    'M2 3h20v14h-9l-5 5v-5H2zm3 3v8h14V6zm5.700 1h2.600v3.500h-2.600zm0 4.500h2.600v1.800h-2.600z',
  plate: 'M2 4h20v16H2zm3 4v3h14V8zm0 5.500V16h9v-2.500z',
  undo: 'M9 3L2 10l7 7 2-2-3.600-3.600H15a3.500 3.500 0 0 1 0 7H9V21h6a6.200 6.200 0 0 0 0-12.400H7.400L11 5z',
  redo: 'M15 3l7 7-7 7-2-2 3.600-3.600H9a3.500 3.500 0 0 0 0 7h6V21H9A6.200 6.200 0 0 1 9 8.600h7.600L13 5z',
  add: 'M10.500 3h3v7.500H21v3h-7.500V21h-3v-7.500H3v-3h7.500z',
  open: 'M3 4h8v3H6v11h11v-5h3v8H3zm10-1h8v8h-3V8.200l-7 7-2.200-2.200 7-7H13z',
} as const;

export type DeskIconName = keyof typeof shapes;

/** Decorative: its control has a text label. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** @param of what it acts on, for those who hear its label without the rest. */
export function Push({
  className = '',
  of,
  children,
  ...props
}: ComponentProps<'button'> & { readonly of?: string }) {
  return (
    <button type="button" {...props} className={`push ${className}`.trim()}>
      {children}
      {of && <span className="hidden-words"> {of}</span>}
    </button>
  );
}

type IconProps = {
  readonly name: DeskIconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
};

/** Its label is shown by `showTooltips`, and told to screen readers. */
export function IconButton({ name, label, onPress, isDisabled = false }: IconProps) {
  return (
    <Push
      className="push--icon push--quiet"
      aria-label={label}
      data-says={label}
      // Not `disabled`: it would lose the focus at the last step.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      <DeskIcon name={name} />
    </Push>
  );
}
