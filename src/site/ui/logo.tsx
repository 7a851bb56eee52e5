import { logo } from '../illustration/logo.ts';
import { palette } from '../illustration/palette.ts';

const { width, height, beam, lampRoom, tower, whiteBand } = logo;

/** The name beside the mark comes from `content/site.json`. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href="/">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="logo__beam" d={beam} />
        <path fill="currentColor" d={lampRoom} />
        <path fill={palette.red} d={tower} />
        <path fill={palette.white} d={whiteBand} />
      </svg>
      {name}
    </a>
  );
}
