import type { DeskProblem } from '../desk-problem.ts';
import { sentenceOf } from './problem-words.ts';

type Props = {
  readonly advice: readonly DeskProblem[];
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
};

/** What an editor might say of the words. It stops nothing, so it stays closed until it is wanted. */
export function Advice({ advice, labelOf, onGo }: Props) {
  if (advice.length === 0) return null;
  return (
    <details className="summary summary--mild">
      <summary>Advice on the words ({advice.length})</summary>
      <ul>
        {advice.map((problem) => (
          <li key={`${problem.line}:${problem.message}`}>
            <button type="button" onClick={() => onGo(problem)}>
              {labelOf(problem)}
            </button>
            : {sentenceOf(problem)}
          </li>
        ))}
      </ul>
    </details>
  );
}
