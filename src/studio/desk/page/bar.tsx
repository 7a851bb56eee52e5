import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { logo } from '../../../site/illustration/logo.ts';
import { palette } from '../../../site/illustration/palette.ts';
import type { LeftWords } from '../desk-messages.ts';
import { type DeskPlace, deskAddress } from './desk-address.ts';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import type { EditingState } from './editing.ts';

const { width, height, beam, lampRoom, tower, whiteBand } = logo;

type LinkProps = ComponentProps<'a'> & { readonly path?: string; readonly place?: DeskPlace };

/** A link to a file or, without a path, to the list; warns about unsaved words first. */
export function DeskLink({ path, place, children, ...props }: LinkProps) {
  const { go } = useDesk();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(path, place);
  };
  return (
    <a {...props} href={deskAddress(path, place)} onClick={follow}>
      {children}
    </a>
  );
}

type LeftProps = { readonly left: LeftWords; readonly className?: string };

/** A link to the places that still have words which were changed. */
export function LeftLink({ left: { words, count }, ...props }: LeftProps) {
  return (
    <DeskLink {...props} place={{ find: words, isWhole: true }}>
      “{words}” also stands in {count === 1 ? 'one other place' : `${count} other places`}
    </DeskLink>
  );
}

export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="bar">
      <DeskLink className="bar__home" aria-label="The desk" place={{}}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path fill={palette.beam} d={beam} />
          <path fill="currentColor" d={lampRoom} />
          <path fill={palette.red} d={tower} />
          <path fill={palette.white} d={whiteBand} />
        </svg>
        <span className="bar__name">The desk</span>
      </DeskLink>
      {children}
    </header>
  );
}

type StateProps = {
  readonly state: EditingState;
  /** Leads to what is said about a file that somebody else has changed. */
  readonly onOutdated: () => void;
};

/** Shown in the bar, and announced when it changes. */
export function SaveState({ state, onOutdated }: StateProps) {
  const { files } = useDesk();
  const isChanged = files.some(({ path, changed }) => path === state.file.path && changed);
  const [kind, words] = stateOf(state, isChanged);
  return (
    <p className="bar__state" role="status" data-state={kind}>
      {kind === 'outdated' ? (
        <Push className="push--quiet" onClick={onOutdated}>
          {words}
        </Push>
      ) : (
        words
      )}
    </p>
  );
}

function stateOf(
  { isSaving, isDirty, isOutdated, failure }: EditingState,
  isChanged: boolean,
): [kind: string, words: string] {
  if (isSaving) return ['saving', 'Saving …'];
  if (failure?.code === 'away')
    return ['lost', isDirty ? 'Not saved: can’t reach the site' : 'Can’t reach the site'];
  if (isOutdated) return ['outdated', 'Changed by somebody else too'];
  if (isDirty) return ['unsaved', 'Not saved yet'];
  return ['saved', isChanged ? 'Saved, not published yet' : 'All saved'];
}
