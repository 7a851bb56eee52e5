import './production.ts';
import { desk } from './bench/desk.ts';
import { floodedForms } from './bench/flooded-forms.ts';
import { interactions } from './bench/interactions.ts';
import { lighthouseScores } from './bench/lighthouse-scores.ts';
import { live } from './bench/live.ts';
import { scale } from './bench/scale.ts';
import { startTimes } from './bench/start-times.ts';
import { visitTimes } from './bench/visit-times.ts';

/**
 * What `npm run bench` measures. Arguments select benchmarks by name, and give the numbers of
 * articles: `npm run bench -- scale 1000 4000`.
 */
const benches: Record<string, (sizes?: readonly number[]) => Promise<void>> = {
  scale,
  live,
  start: startTimes,
  desk,
  visits: visitTimes,
  taps: interactions,
  lighthouse: lighthouseScores,
  flood: floodedForms,
};

const words = process.argv.slice(2);
const sizes = words.map(Number).filter((size) => Number.isInteger(size) && size >= 0);
const wanted = words.filter((word) => Number.isNaN(Number(word)));
const unknown = wanted.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    await bench(sizes.length > 0 ? sizes : undefined);
  }
}
