import type { Programs } from '../engine/bundle/bundled-program.ts';

/** The entry points that are bundled: the build, the live server's renderer and browser code. */
export const programs: Programs = {
  node: { command: 'src/site/command.ts', live: 'src/studio/desk/live-process.ts' },
  // Loaded by the desk only when it gives advice.
  packages: ['nspell', 'dictionary-en', 'dictionary-en-gb'],
  browser: [
    { out: 'live-page', sources: ['src/studio/live/page/live-page.ts'], hasTextStyles: true },
    {
      out: 'desk/desk',
      sources: ['src/studio/desk/page/desk-page.tsx', 'src/studio/desk/page/desk-sheets.css'],
      served: ['/_live/*'],
    },
  ],
};
