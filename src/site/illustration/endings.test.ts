import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endingPicture, endings } from './endings.ts';
import { schemeNames, schemes } from './scheme.ts';
import { sizes } from './sizes.ts';

test.for(endings.names)('the ending %s is drawn in every scheme, in at most 4 KB', (name) => {
  for (const scheme of schemeNames) {
    const drawn = endingPicture(name, { ...sizes.closing, colours: schemes[scheme] });
    expect(brotliCompressSync(drawn).length, scheme).toBeLessThanOrEqual(4096);
    expect(drawn).not.toMatch(/NaN|undefined|style=|<script|id=|href/);
  }
});
