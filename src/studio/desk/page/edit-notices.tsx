import { type ComponentProps, useState } from 'react';
import { causesOf, type DeskProblem } from '../desk-problem.ts';
import { hintIn } from '../fill-in.ts';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { isNarrow, useEdit } from './edit-context.ts';
import { ProblemList, thingsToPutRight } from './problem-list.tsx';
import { timeInWords } from './time-in-words.ts';

export function EditNotices() {
  const { go } = useDesk();
  const { editing } = useEdit();
  const { file, failure, waiting, refused, isDirty, isOutdated, isUncopied, restoredFrom } =
    editing.state();
  return (
    <>
      {failure && (
        <Part role="alert" title={failure.message}>
          {failure.code === 'away' && isDirty && !isUncopied && (
            <p>
              Your words are safe in this browser
              {waiting && ', and are saved by themselves once the site can be reached again'}.
            </p>
          )}
        </Part>
      )}
      {refused && (
        <Part role="alert" title="Not saved" id="refused" tabIndex={-1}>
          <p>{refused}</p>
        </Part>
      )}
      {isUncopied && (
        <Part role="alert" title="Save before you close this tab">
          <p>
            The browser has no room left for a copy of your words, so they are only in this tab.
          </p>
        </Part>
      )}
      {isOutdated && (
        <Part
          isMild
          role="status"
          title="Somebody else has changed this too"
          id="outdated"
          tabIndex={-1}
        >
          <p>
            Your words are still here. Saving brings both together, and asks only where you have
            changed the same.
          </p>
        </Part>
      )}
      {restoredFrom !== undefined && isDirty && (
        <Part
          isMild
          role="status"
          title={`Your unsaved words from ${timeInWords(restoredFrom)} are back`}
        >
          <div className="pushes">
            {file.digest === null ? (
              <Push
                onClick={() => {
                  editing.drop();
                  go();
                }}
              >
                Throw them away
              </Push>
            ) : (
              <Push onClick={() => void editing.takeSaved()}>Go back to the saved version</Push>
            )}
            <Push onClick={() => editing.dismiss()}>Keep them</Push>
          </div>
        </Part>
      )}
    </>
  );
}

const mostBlanks = 12;

function wholeField(problem: DeskProblem): DeskProblem {
  const [top] = problem.field ?? [];
  return top === undefined ? problem : { ...problem, field: [top] };
}

/** Problems with links to their fields; those in other files are listed apart. */
export function ProblemSummary() {
  const { editing, problems, toFillIn, labelOf, goTo, actionsOf } = useEdit();
  const { file, now, checked, ...state } = editing.state();
  const own = problems.filter((one) => one.file === file.path);
  const stops = own.filter(({ isWarning }) => !isWarning);
  const mild = own.filter(({ isWarning }) => isWarning);
  const others = problems.filter((one) => one.file !== file.path && !one.isWarning);
  // Advice never blocks publishing, so it starts collapsed.
  const advice = hintIn(now.body.trim()) ? [] : state.advice;
  const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);
  const [todo, why] = checked?.isDraft
    ? ['to do before it is published', 'It is a draft, so the rest of the site can be published.']
    : ['to look at', 'The page can be published all the same.'];
  const list = { labelOf, onGo: goTo, actionsOf };
  // A long list names whole fields, such as “Case study”, with the number of blanks in each.
  const isLong = toFillIn.length > mostBlanks;
  const [isFolded] = useState(isNarrow);
  const blanks = Map.groupBy(toFillIn, (one) => labelOf(isLong ? wholeField(one) : one));
  return (
    <>
      {blanks.size > 0 && (
        // Closed for lists: opening it would push down the field that is being typed in.
        <details className="summary summary--mild" open={file.form.hasBody && !isFolded}>
          <summary>{things(toFillIn.length)} to fill in before it can be published</summary>
          {checked?.isDraft && mild.length === 0 && <p>{why}</p>}
          <ul className="summary__fields">
            {[...blanks].map(([label, [first, ...more]]) => (
              <li key={label}>
                <button type="button" onClick={() => first && goTo(first)}>
                  {label}
                  {more.length > 0 && ` (${more.length + 1})`}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {stops.length > 0 && (
        <Part title={thingsToPutRight(stops)}>
          <p>The page cannot be published like this.</p>
          <ProblemList problems={stops} {...list} />
        </Part>
      )}
      {mild.length > 0 && (
        <Part title={`${things(causesOf(mild))} ${todo}`} isMild>
          <p>{why}</p>
          <ProblemList problems={mild} {...list} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title={`${things(causesOf(others))} to put right elsewhere`} isMild>
          <ProblemList problems={others} />
        </Part>
      )}
      {advice.length > 0 && (
        <details className="summary summary--mild">
          <summary>Advice on the words ({advice.length + state.moreAdvice})</summary>
          <ProblemList problems={advice} {...list} />
          {state.moreAdvice > 0 && <p>And {state.moreAdvice} more.</p>}
        </details>
      )}
    </>
  );
}

type PartProps = { readonly title: string; readonly isMild?: boolean } & ComponentProps<'section'>;

/** On a phone it is folded to one line, so that the form begins in the first window. */
function Part({ title, isMild = false, children, ...section }: PartProps) {
  const [isFolded] = useState(isNarrow);
  return (
    <section className={`summary${isMild ? ' summary--mild' : ''}`} aria-label={title} {...section}>
      {isFolded && children ? (
        <details>
          <summary>
            <h2>{title}</h2>
          </summary>
          {children}
        </details>
      ) : (
        <>
          <h2>{title}</h2>
          {children}
        </>
      )}
    </section>
  );
}
