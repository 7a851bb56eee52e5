import { buildTimes } from './bench/build-times.ts';
import { floodedForms } from './bench/flooded-forms.ts';
import { lighthouseScores } from './bench/lighthouse-scores.ts';
import { visitTimes } from './bench/visit-times.ts';

/** What `npm run bench` measures; `npm run bench -- visits` measures one thing alone. */
const benches: Record<string, () => Promise<void>> = {
  builds: buildTimes,
  visits: visitTimes,
  lighthouse: lighthouseScores,
  flood: floodedForms,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
