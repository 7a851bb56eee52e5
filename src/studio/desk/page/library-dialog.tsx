import { type ReactNode, useRef, useState } from 'react';
import { mediaFolder } from '../../../engine/content/media.ts';
import type { ListedMedia, MediaUse } from '../desk-lists.ts';
import { Failure, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import { allTaken, cropped, mediaKinds, replaceBy, wholeAddress, wholeFile } from './bring-in.ts';
import { CropDialog } from './crop-dialog.tsx';
import { Push } from './desk-button.tsx';
import { ask, upload } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { DropBox } from './drop-box.tsx';
import { isFound, MediaSearch, measure, newestFirst, Thumb } from './media-picker.tsx';
import { Asked, Modal } from './modal.tsx';
import { byArrows } from './page-picker.tsx';
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

/** A change, in words, and what takes it back. A toast's button cannot be pressed over a dialog. */
type Undoable = { readonly words: string; readonly undo: () => Promise<unknown> };

/** Manages all files in `content/media/`. */
export function LibraryDialog() {
  const { lists, say, refresh } = useDesk();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState('newest first');
  const [last, setLast] = useState<Undoable>();
  const [over, setOver] = useState<ReactNode>();
  const found = lists.media.filter((media) => isFound(media, query)).toSorted(orders[order]);
  const done = async (words: string, undo?: Undoable['undo']) => {
    say(words);
    setLast(undo && { words, undo });
    await refresh();
  };
  const replace: Replace = async (media, put) => {
    const old = media.kind === 'photograph' ? await wholeFile(media) : undefined;
    await put();
    const undo = old && (() => upload(old, media.name, true));
    await done(`${media.name} is replaced everywhere.`, undo);
  };
  const back = () => setOver(undefined);
  const crop = (media: ListedMedia) =>
    setOver(
      <CropDialog
        media={media}
        main="Save as a new picture"
        onMain={async (area, shape) => {
          const part = await cropped(media, area, shape, lists.media);
          back();
          await done(`${part.name} is here.`);
        }}
        others={{
          'Replace it everywhere': async (area) => {
            await replace(media, async () => replaceBy(await wholeFile(media), media, area));
            back();
          },
        }}
        onClose={back}
      />,
    );
  const chooseEarlier = (media: ListedMedia) =>
    setOver(
      <EarlierDialog
        media={media}
        onPick={async (at) => {
          await replace(media, async () => upload(await wholeFile(media, at), media.name, true));
          back();
        }}
        onClose={back}
      />,
    );
  return (
    <>
      <Modal
        title="Pictures and files"
        isWide
        {...(last && {
          close: 'Close',
          others: {
            [`Undo: ${last.words}`]: async () => {
              await last.undo();
              await done('Undone.');
            },
          },
        })}
      >
        <DropBox
          accept={allTaken.accept}
          help={allTaken.hint}
          isForMany
          onMedia={(media) => {
            const [first, ...others] = media;
            if (others.length > 0) say(`${media.length} files are here.`);
            else say(`${first?.name} is here. Choose it where it is to be shown.`);
          }}
        />
        <div className="library__find">
          <MediaSearch onQuery={setQuery} count={found.length} />
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
              {...{ media, replace, done }}
              onCrop={crop}
              onEarlier={chooseEarlier}
            />
          ))}
        </ul>
      </Modal>
      {over}
    </>
  );
}

type Replace = (media: ListedMedia, put: () => Promise<unknown>) => Promise<void>;

type RowProps = {
  readonly media: ListedMedia;
  readonly replace: Replace;
  readonly done: (words: string, undo: Undoable['undo']) => Promise<void>;
  readonly onCrop: (media: ListedMedia) => void;
  readonly onEarlier: (media: ListedMedia) => void;
};

function LibraryRow({ media, replace, done, onCrop, onEarlier }: RowProps) {
  const { show } = useDesk();
  const { failure, attempt } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const { name, kind, uses, earlier = [] } = media;
  const discard = async () => {
    await ask('discard', { name });
    await done(`${name} is deleted.`, () => ask('restore', { path: `${mediaFolder}/${name}` }));
  };
  return (
    <li className="library__file">
      <Thumb media={media} />
      <div>
        <b>{name}</b> <small>{measure(media)}</small>
        {uses.length === 0 && <p className="field__help">Used nowhere.</p>}
        <ul>
          {uses.map((use) => (
            <UseRow key={`${use.file} ${use.line ?? use.field}`} use={use} />
          ))}
        </ul>
        <Failure words={failure} />
      </div>
      <div className="pushes">
        <input
          ref={input}
          type="file"
          hidden
          accept={kind === 'photograph' ? mediaKinds[kind].accept : name.replace(/^.*\./, '.')}
          aria-label={`Another file for ${name}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void attempt(() => replace(media, () => replaceBy(file, media)));
          }}
        />
        {kind === 'photograph' && <Act words="Crop" name={name} run={() => onCrop(media)} />}
        <Act words="Rename" name={name} run={() => show(<RenameMediaDialog name={name} />)} />
        <Act words="Replace" name={name} run={() => input.current?.click()} />
        {earlier.length > 0 && (
          <Act words="Earlier versions" name={name} run={() => onEarlier(media)} />
        )}
        <Act words="Delete" name={name} run={() => attempt(discard)} />
      </div>
    </li>
  );
}

type EarlierProps = {
  readonly media: ListedMedia;
  readonly onPick: (at: number) => Promise<void>;
  readonly onClose: () => void;
};

function EarlierDialog({ media: { name, earlier = [] }, onPick, onClose }: EarlierProps) {
  const { failure, attempt } = useAttempt();
  return (
    <Modal
      title="Earlier versions"
      lead={`Choose the one that is to be shown wherever ${name} is.`}
      isWide
      onClose={onClose}
    >
      <Failure words={failure} />
      <ul className="picks picks--grid" onKeyDown={byArrows}>
        {earlier.map((at) => (
          <li key={at}>
            <button type="button" className="pick" onClick={() => attempt(() => onPick(at))}>
              <img className="thumb" src={wholeAddress(name, '', at)} alt="" />
              <b>Until {timeInWords(at)}</b>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

type ActProps = { readonly words: string; readonly name: string; readonly run: () => unknown };

function Act({ words, name, run }: ActProps) {
  return (
    <Push onClick={run}>
      {words}
      <span className="hidden-words"> {name}</span>
    </Push>
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

function RenameMediaDialog({ name }: { name: string }) {
  const { refresh, say, show } = useDesk();
  const back = () => show(<LibraryDialog />);
  return (
    <Modal
      title="Rename"
      lead="Every page that uses it is updated."
      main="Rename"
      onMain={async ({ to = '' }) => {
        const renamed = await ask('renameMedia', { name, to });
        say(`It is called ${renamed.name} now.`);
        await refresh();
        back();
      }}
      onClose={back}
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
