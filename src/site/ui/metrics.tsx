import { splitMetric } from '../data/case-study.ts';

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
