import { useState } from 'react';
import type { Makeable } from '../desk-lists.ts';
import { AskedName } from './asked-name.tsx';
import { useAttempt } from './attempt.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Modal, ModalForm } from './modal.tsx';

type Props = {
  readonly makes: readonly Makeable[];
  readonly onClose: () => void;
};

/** Starts a page, or an item of a list. Nothing is written until it is saved. */
export function MakeDialog({ makes, onClose }: Props) {
  const { openMade, lists } = useDesk();
  const [what, setWhat] = useState(makes.length === 1 ? (makes[0]?.what ?? '') : '');
  const [title, setTitle] = useState('');
  const { trouble, attempt } = useAttempt();
  const { from } = makes.find((one) => one.what === what) ?? {};
  const label = asked[what] ?? 'Its title';
  const make = () =>
    attempt(async () => {
      const answer = await ask('make', { what, title });
      onClose();
      openMade(answer, answer.added);
    });
  return (
    <Modal
      title={makes.length === 1 ? (makes[0]?.title ?? 'New') : 'Something new'}
      lead="It is not on the site until you save it, and a new page begins as a draft."
      onClose={onClose}
    >
      <ModalForm main="Start" onSubmit={make} onClose={onClose}>
        {makes.length > 1 && (
          <AskedName
            label="What"
            value={what}
            choices={makes.map((one) => ({
              value: one.what,
              title: one.title.replace(/^New (.)/, (_, first: string) => first.toUpperCase()),
            }))}
            onChange={(next) => {
              setWhat(next);
              setTitle('');
            }}
          />
        )}
        <AskedName
          {...{ label, trouble }}
          help={from && 'Whoever is not in this list is added first, by “New”.'}
          choices={from === undefined ? from : lists.names[from]}
          value={title}
          onChange={setTitle}
        />
      </ModalForm>
    </Modal>
  );
}

const asked: Readonly<Record<string, string>> = {
  client: 'The client’s name',
  testimonial: 'The client',
  project: 'The client’s name',
  person: 'The person’s name',
  location: 'Its name, as in the address: Marketing in Leeds',
};
