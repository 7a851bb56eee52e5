import { useState } from 'react';
import type { Choice, Makeable } from '../desk-lists.ts';
import { useAttempt } from './attempt.tsx';
import { Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Asked, Modal } from './modal.tsx';

type Props = {
  readonly makes: readonly Makeable[];
  /** The file of the page that a new one is a copy of. */
  readonly copied?: string;
};

/** Creates a page or a list item; nothing is written until it is saved. */
export function MakeDialog({ makes, copied }: Props) {
  const { close, groups, openMade, lists, show } = useDesk();
  // Articles come first, and are what most who press New want.
  const [only, ...others] = makes;
  const [what, setWhat] = useState(only?.what ?? '');
  const [chosen, setChosen] = useState('');
  const { failure, attempt } = useAttempt();
  const { from, taken = [] } = makes.find((one) => one.what === what) ?? {};
  const isTaken = ({ value }: Choice) => taken.includes(value);
  const choices = (from === undefined ? undefined : lists.names[from])
    ?.toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)))
    .map((one) => (isTaken(one) ? { ...one, title: `${one.title} (has one already)` } : one));
  const client = groups.flatMap(({ make }) => make).find((one) => one.what === 'client');
  return (
    <Modal
      title={others.length === 0 ? (only?.title ?? 'New') : 'Something new'}
      lead="Visitors see it once it is published; a new page begins as a draft."
      main="Start"
      onMain={({ title = '', second = title }) =>
        attempt(async () => {
          const answer = await ask('make', { what, title: second, ...(copied && { copied }) });
          close();
          await openMade(answer, answer.added);
        })
      }
    >
      {others.length > 0 && (
        <Asked
          label="What"
          value={what}
          choices={makes.map((one) => ({
            value: one.what,
            title: one.title.replace(/^New (.)/, (_, first: string) => first.toUpperCase()),
          }))}
          onValue={(next) => {
            setWhat(next);
            setChosen('');
          }}
        />
      )}
      <Asked
        key={what}
        name="title"
        label={asked[what] ?? 'Its title'}
        help={from && 'Not in this list? Add them first.'}
        choices={choices}
        onValue={setChosen}
        failure={failure}
      />
      {what === 'project' && taken.includes(chosen) && (
        <Asked
          name="second"
          label="A name for this second project"
          help="Its address is made from it."
        />
      )}
      {from?.startsWith('clients.') && client && (
        <div className="pushes">
          <Push onClick={() => show(<MakeDialog key="client" makes={[client]} />)}>
            Add a client
          </Push>
        </div>
      )}
    </Modal>
  );
}

const asked: Readonly<Record<string, string>> = {
  client: 'The client’s name',
  testimonial: 'The client',
  project: 'The client',
  person: 'The person’s name',
  location: 'Its name, as in the address: Marketing in Leeds',
};
