import type { Programs } from '../engine/bundle/bundled-program.ts';

/** What this project's bundle holds: the build, what the live server runs, and what it sends. */
export const programs: Programs = {
  node: { command: 'src/site/command.ts', live: 'src/studio/desk/live-process.ts' },
  // What the desk alone loads, when somebody asks for advice.
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
