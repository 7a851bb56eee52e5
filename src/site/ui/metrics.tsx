import { splitMetric } from '../data/case-study.ts';

/** A case study's three results: label, then figure. */
export function Metrics({ metrics }: { metrics: readonly string[] }) {
  return (
    <dl className="metrics">
      {metrics.map((metric) => {
        const { figure, counts } = splitMetric(metric);
        return (
          <div key={metric}>
            <dt>{counts}</dt>
            <dd>{figure}</dd>
          </div>
        );
      })}
    </dl>
  );
}
