import { palette } from '../illustration/palette.ts';

/** Tower and beam make the letter P. The words beside it come from `content/site.json`. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href="/">
      <svg width="30" height="38" viewBox="0 0 30 38" aria-hidden="true">
        <path className="logo__beam" d="M12 8 30 0v21l-18-8z" />
        <path fill="currentColor" d="M2 6h9v9H2z" />
        <path fill={palette.red} d="M0 17h13v7H0zM0 31h13v7H0z" />
        <path fill={palette.white} d="M0 24h13v7H0z" />
      </svg>
      {name}
    </a>
  );
}
