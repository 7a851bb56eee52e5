import type { EditingState } from './editing-state.ts';

/** Whether everything is on the disk: seen at a glance, and said when it changes. */
export function SaveState({ state }: { state: EditingState }) {
  const [kind, words] = stateOf(state);
  return (
    <p className="bar__state" role="status" data-state={kind}>
      {words}
    </p>
  );
}

function stateOf({ isSaving, isDirty, trouble }: EditingState): [kind: string, words: string] {
  if (isSaving) return ['saving', 'Saving …'];
  if (trouble?.code === 'away')
    return ['lost', isDirty ? 'Not saved: the site is away' : 'The site is away'];
  return isDirty ? ['unsaved', 'Not saved yet'] : ['saved', 'All saved'];
}
