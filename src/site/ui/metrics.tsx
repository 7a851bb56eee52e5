import { splitMetric } from '../data/case-study.ts';
import { Facts } from './facts.tsx';

export function Metrics({ metrics }: { metrics: readonly string[] }) {
  const facts = metrics.map(splitMetric).map(({ figure: value, counts: label }) => {
    return { label, value };
  });
  return <Facts className="metrics" facts={facts} />;
}
