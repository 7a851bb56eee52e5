import './settings.mjs';

// What `npm start` runs. Imported here, so that settings.mjs comes before the first TypeScript.
await import('./start.ts');
