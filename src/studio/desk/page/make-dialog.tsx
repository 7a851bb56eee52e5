import { useId, useState } from 'react';
import { AskedName } from './asked-name.tsx';
import { ask, sentenceOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Modal, ModalForm } from './modal.tsx';

type Props = {
  readonly makes: readonly { readonly what: string; readonly title: string }[];
  readonly onClose: () => void;
};

/** Starts a page, or an item of a list. Nothing is written until it is saved. */
export function MakeDialog({ makes, onClose }: Props) {
  const { openMade } = useDesk();
  const [what, setWhat] = useState(makes.length === 1 ? (makes[0]?.what ?? '') : '');
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const id = useId();
  const make = async () => {
    if (what === '') return setTrouble('Choose first what to start.');
    try {
      const answer = await ask('make', { what, title });
      onClose();
      openMade(answer, answer.added);
    } catch (error) {
      setTrouble(sentenceOf(error));
    }
  };
  return (
    <Modal
      title={makes.length === 1 ? (makes[0]?.title ?? 'New') : 'Something new'}
      lead="It is not on the site until you save it, and a new page begins as a draft."
      onClose={onClose}
    >
      <ModalForm main="Start" onSubmit={make} onClose={onClose}>
        {makes.length > 1 && (
          <div className="field">
            <div className="field__label">
              <label htmlFor={`${id}-what`}>What</label>
            </div>
            <select
              id={`${id}-what`}
              className="input"
              required
              data-first
              value={what}
              onChange={({ target }) => setWhat(target.value)}
            >
              <option value="">Choose…</option>
              {makes.map((one) => (
                <option key={one.what} value={one.what}>
                  {one.title.replace(/^New (.)/, (_, first: string) => first.toUpperCase())}
                </option>
              ))}
            </select>
          </div>
        )}
        <AskedName
          label={asked[what] ?? 'Its title'}
          value={title}
          onChange={setTitle}
          trouble={trouble}
        />
      </ModalForm>
    </Modal>
  );
}

const asked: Readonly<Record<string, string>> = {
  client: 'The client’s name',
  testimonial: 'The client’s name',
  project: 'The client’s name',
  person: 'The person’s name',
  location: 'Its name, as in the address: Marketing in Leeds',
};
