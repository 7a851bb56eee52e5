import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mediaFolder } from '../../../engine/content/media.ts';
import type { ListedMedia, MediaUse } from '../desk-lists.ts';
import { deskPaths } from '../desk-messages.ts';
import { Failure, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import { acceptedOf, allTaken, replaceBy, wholeFile } from './bring-in.ts';
import { CropDialog } from './crop-dialog.tsx';
import { Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { DropBox } from './drop-box.tsx';
import {
  Arrived,
  bringToView,
  isFound,
  MediaSearch,
  measure,
  newestFirst,
  Thumb,
} from './media-picker.tsx';
import { Asked, Modal } from './modal.tsx';
import { Picks } from './picks.tsx';
import { timeInWords } from './time-in-words.ts';

type Order = (one: ListedMedia, other: ListedMedia) => number;

const orders: Readonly<Record<string, Order>> = {
  'newest first': newestFirst,
  'by name': (one, other) => (one.name < other.name ? -1 : 1),
  'used least first': (one, other) => one.uses.length - other.uses.length,
  'largest first': (one, other) => sizeOf(other) - sizeOf(one),
};

/** Sorts photographs, by pixels, before other files, by bytes. */
const sizeOf = ({ width = 0, height = 0, size = 0 }: ListedMedia) => width * height * 1e9 + size;

/** Manages all files in `content/media/`. */
export function LibraryDialog() {
  const { lists, say, refresh } = useDesk();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState('newest first');
  const [over, setOver] = useState<ReactNode>();
  const [arrived, setArrived] = useState<readonly string[]>([]);
  useEffect(() => bringToView(arrived), [arrived]);
  const found = lists.media
    .filter((media) => arrived.includes(media.name) || isFound(media, query))
    .toSorted(orders[order]);
  const done = async ({ words, name, label }: Change) => {
    const undo = async () => {
      const { media } = await ask('lists', {});
      const at = media.find((one) => one.name === name)?.earlier[0];
      await ask('restore', { path: pathOf(name), at });
      say(at ? 'Undone.' : `${name} is back.`);
      await refresh();
    };
    say(words, { label, run: undo });
    await refresh();
  };
  return (
    <>
      <Modal title="Pictures and files" isWide>
        <DropBox
          accept={allTaken.accept}
          help={allTaken.hint}
          isForMany
          onMedia={(media) => {
            const [first, ...others] = media;
            setArrived(media.map(({ name }) => name));
            if (others.length > 0) say(`${media.length} files are here.`);
            else say(`${first?.name} is here. Choose it where it is to be shown.`);
          }}
        />
        <div className="library__find">
          <MediaSearch
            onQuery={(words) => {
              setQuery(words);
              setArrived([]);
            }}
            count={found.length}
          />
          <Asked
            label="In order"
            value={order}
            choices={Object.keys(orders).map((value) => ({ value, title: value }))}
            onValue={setOrder}
          />
        </div>
        <ul className="library">
          {found.map((media) => (
            <LibraryRow
              key={media.name}
              {...{ media, done }}
              hasArrived={arrived.includes(media.name)}
              onOpen={setOver}
            />
          ))}
        </ul>
      </Modal>
      {over}
    </>
  );
}

/** A replaced or deleted file, which its newest earlier version brings back. */
type Change = { readonly words: string; readonly name: string; readonly label: string };

const pathOf = (name: string) => `${mediaFolder}/${name}`;

type RowProps = {
  readonly media: ListedMedia;
  readonly hasArrived: boolean;
  readonly done: (change: Change) => Promise<void>;
  /** Opens a dialog over the library. */
  readonly onOpen: (dialog: ReactNode) => void;
};

function LibraryRow({ media, hasArrived, done, onOpen }: RowProps) {
  const { say } = useDesk();
  const { isBusy, failure, attempt } = useAttempt();
  const [step, setStep] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { name, kind, uses, earlier } = media;
  const onClose = () => onOpen(undefined);
  const replaced = async () => {
    onClose();
    await done({ words: `${name} is replaced everywhere.`, name, label: 'Undo' });
  };
  const crop = () =>
    onOpen(
      <CropDialog
        {...{ media, onClose }}
        main="Save as a new picture"
        onPart={(part) => {
          onClose();
          say(`${part.name} is here.`);
        }}
        onReplace={async (area) => {
          await replaceBy(await wholeFile(media), media, area);
          await replaced();
        }}
      />,
    );
  const discard = async () => {
    await ask('discard', { name });
    const words = `${name} is deleted. “Deleted” keeps it.`;
    await done({ words, name, label: 'Put it back' });
  };
  return (
    <li className="library__file">
      <Thumb media={media} />
      <div>
        <b data-media={name} tabIndex={-1}>
          {name}
        </b>{' '}
        <small>{measure(media)}</small> {hasArrived && <Arrived />}
        {uses.length === 0 && <p className="field__help">Used nowhere.</p>}
        <ul>
          {uses.map((use) => (
            <UseRow key={`${use.file} ${use.line ?? use.field}`} use={use} />
          ))}
        </ul>
        {isBusy && <p role="status">{step}</p>}
        <Failure words={failure} />
      </div>
      <div className="pushes">
        <input
          ref={input}
          type="file"
          hidden
          accept={kind === 'photograph' ? acceptedOf(kind) : name.replace(/^.*\./, '.')}
          aria-label={`Another file for ${name}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void attempt(() => replaceBy(file, media, undefined, setStep).then(replaced));
          }}
        />
        {kind === 'photograph' && (
          <Push of={name} onClick={crop}>
            Crop
          </Push>
        )}
        <Push of={name} onClick={() => onOpen(<RenameMediaDialog {...{ name, onClose }} />)}>
          Rename
        </Push>
        <Push of={name} onClick={() => input.current?.click()}>
          Replace
        </Push>
        {kind === 'photograph' && earlier.length > 0 && (
          <Push
            of={name}
            onClick={() => onOpen(<EarlierDialog {...{ media, replaced, onClose }} />)}
          >
            Earlier versions
          </Push>
        )}
        <Push of={name} onClick={() => attempt(discard)}>
          Delete
        </Push>
      </div>
    </li>
  );
}

type EarlierProps = {
  readonly media: ListedMedia;
  readonly replaced: () => Promise<void>;
  readonly onClose: () => void;
};

function EarlierDialog({ media: { name, earlier }, replaced, onClose }: EarlierProps) {
  const { failure, attempt } = useAttempt();
  const bringBack = async (at: number) => {
    await ask('restore', { path: pathOf(name), at });
    await replaced();
  };
  return (
    <Modal
      title="Earlier versions"
      lead={`Choose the one that is to be shown wherever ${name} is.`}
      isWide
      onClose={onClose}
    >
      <Failure words={failure} />
      <Picks className="picks--grid">
        {earlier.map((at) => (
          <li key={at}>
            <button type="button" className="pick" onClick={() => attempt(() => bringBack(at))}>
              <img className="thumb" src={`${deskPaths.media}${name}?at=${at}`} alt="" />
              <b>Until {timeInWords(at)}</b>
            </button>
          </li>
        ))}
      </Picks>
    </Modal>
  );
}

/** Descriptions belong to a place, not to the file, and are edited there. */
function UseRow({ use: { file, alt, ...place } }: { use: MediaUse }) {
  const { titleOf } = useDesk();
  return (
    <li>
      <DeskLink path={file} place={place}>
        {titleOf(file)}
        {alt === '' && ': say what it shows'}
      </DeskLink>
      {alt && <q>{alt}</q>}
    </li>
  );
}

type RenameProps = { readonly name: string; readonly onClose: () => void };

function RenameMediaDialog({ name, onClose }: RenameProps) {
  const { refresh, say } = useDesk();
  return (
    <Modal
      title="Rename"
      lead="Every page that uses it is updated."
      main="Rename"
      onMain={async ({ to = '' }) => {
        const renamed = await ask('renameMedia', { name, to });
        say(`It is called ${renamed.name} now.`);
        await refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <Asked
        label="New name"
        name="to"
        defaultValue={name.replace(/\.\w+$/, '')}
        spellCheck={false}
      />
    </Modal>
  );
}
