import { useRef, useState } from 'react';
import { counted } from '../../../engine/kernel/text.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import { Failure, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import { allTaken, bringIn, kindOfFile, mediaKinds, replaceBy } from './bring-in.ts';
import { Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { about, altOf, DropBox, Thumb } from './media-picker.tsx';
import { Asked, Modal } from './modal.tsx';

type Order = (one: ListedMedia, other: ListedMedia) => number;

const orders: Readonly<Record<string, Order>> = {
  'by name': (one, other) => (one.name < other.name ? -1 : 1),
  'used least first': (one, other) => one.usedBy.length - other.usedBy.length,
  'largest first': (one, other) => sizeOf(other) - sizeOf(one),
};

/** Sorts photographs, by pixels, before other files, by bytes. */
const sizeOf = ({ width = 0, height = 0, size = 0 }: ListedMedia) => width * height * 1e9 + size;

/** Manages all files in `content/media/`. */
export function LibraryDialog() {
  const { lists, refresh, say } = useDesk();
  const { isBusy, failure, attempt } = useAttempt();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState('by name');
  const found = lists.media
    .filter(({ name, alt }) => matches(query, `${name} ${alt ?? ''}`))
    .toSorted(orders[order]);
  const bring = (files: readonly File[]) =>
    attempt(async () => {
      for (const file of files) {
        const { name, isHereAlready } = await bringIn(file, kindOfFile(file), lists.media);
        say(
          isHereAlready
            ? `${file.name} is here already, as ${name}.`
            : `${name} is here. Choose it where it is to be shown.`,
        );
      }
      await refresh();
    });
  return (
    <Modal title="Pictures and files" isWide>
      <DropBox
        accept={allTaken.accept}
        help={allTaken.hint}
        {...{ isBusy, failure }}
        onFiles={bring}
      />
      <Asked
        label="Part of its name, or of what it shows"
        type="search"
        required={false}
        onValue={setQuery}
      />
      <Asked
        label="In order"
        value={order}
        choices={Object.keys(orders).map((value) => ({ value, title: value }))}
        onValue={setOrder}
      />
      <p className="field__help" role="status">
        {counted(found.length, 'file')}
      </p>
      <ul className="library">
        {found.map((media) => (
          <LibraryRow key={media.name} media={media} />
        ))}
      </ul>
    </Modal>
  );
}

function LibraryRow({ media }: { media: ListedMedia }) {
  const { titleOf, refresh, say, show } = useDesk();
  const { failure, attempt } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const { name, kind, usedBy } = media;
  const change = (act: () => Promise<unknown>, words: string) =>
    attempt(async () => {
      await act();
      say(`${name} ${words}`);
      await refresh();
    });
  return (
    <li className="library__file">
      <Thumb media={media} />
      <div>
        <b>{name}</b> <small>{about({ ...media, usedBy: [] })}</small>
        <p>
          {altOf(media)}
          {media.altAt && (
            <DeskLink path={media.altAt.file} place={media.altAt}>
              Say what it shows
            </DeskLink>
          )}
        </p>
        <p className="field__help">
          {usedBy.length === 0 && 'Used nowhere.'}
          {usedBy.map((path) => (
            <DeskLink key={path} path={path}>
              {titleOf(path)}
            </DeskLink>
          ))}
        </p>
        <Failure words={failure} />
      </div>
      <div className="pushes">
        <input
          ref={input}
          type="file"
          hidden
          accept={kind === 'photograph' ? mediaKinds[kind].accept : name.replace(/^.*\./, '.')}
          aria-label={`Another file for ${name}`}
          onChange={({ target: { files } }) => {
            const file = files?.[0];
            if (file) void change(() => replaceBy(file, media), 'shows the new file everywhere.');
          }}
        />
        <Push onClick={() => show(<RenameMediaDialog name={name} />)}>
          Rename<span className="hidden-words"> {name}</span>
        </Push>
        <Push onClick={() => input.current?.click()}>
          Replace<span className="hidden-words"> {name}</span>
        </Push>
        <Push
          onClick={() => change(() => ask('discard', { name }), 'is deleted. “Deleted” keeps it.')}
        >
          Delete<span className="hidden-words"> {name}</span>
        </Push>
      </div>
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
