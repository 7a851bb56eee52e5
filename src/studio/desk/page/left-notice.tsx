import type { LeftWords } from '../desk-messages.ts';
import { Failure, useAttempt } from './attempt.tsx';
import { LeftLink } from './bar.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';

type Props = { readonly left: readonly LeftWords[]; readonly isInDialog?: boolean };

/** Words that were changed in one place, until the others follow or are right as they are. */
export function LeftNotice({ left, isInDialog = false }: Props) {
  const { refresh, titleOf } = useDesk();
  const { isBusy, failure, attempt } = useAttempt();
  const leave = async (words: string) => {
    await ask('leave', { words });
    await refresh();
  };
  if (left.length === 0) return null;
  const Title = isInDialog ? 'h3' : 'h2';
  return (
    <section className="summary summary--mild find__others">
      <Title>Changed in one place, and not in others</Title>
      <Failure words={failure} />
      <ul>
        {left.map((one) => (
          <li key={one.words}>
            <LeftLink left={one} />, but no longer in “{titleOf(one.path)}”.{' '}
            {one.others.map(({ says, count }) =>
              count === 1 ? `One more says “${says}”. ` : `${count} more say “${says}”. `,
            )}
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => attempt(() => leave(one.words))}
            >
              They are right<span className="hidden-words">: “{one.words}”</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
