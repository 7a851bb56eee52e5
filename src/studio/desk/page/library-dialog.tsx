import { useRef, useState } from 'react';
import { counted } from '../../../engine/kernel/text.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import { Trouble, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import { mediaKinds, replaceBy } from './bring-in.ts';
import { Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { about, Thumb } from './media-picker.tsx';
import { Asked, Modal } from './modal.tsx';

/** Every file of `content/media/`: where it is used, replaced and deleted. */
export function LibraryDialog() {
  const { lists } = useDesk();
  const [query, setQuery] = useState('');
  const found = lists.media.filter(({ name, alt }) => matches(query, `${name} ${alt ?? ''}`));
  return (
    <Modal title="Pictures and files" isWide>
      <Asked
        label="A word of its name, or of what it shows"
        type="search"
        required={false}
        onValue={setQuery}
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
  const { titleOf, refresh, say } = useDesk();
  const { trouble, attempt } = useAttempt();
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
        <p className="field__help">
          {usedBy.length === 0 && 'Used nowhere.'}
          {usedBy.map((path) => (
            <DeskLink key={path} path={path}>
              {titleOf(path)}
            </DeskLink>
          ))}
        </p>
        <Trouble words={trouble} />
      </div>
      <div className="pushes">
        <input
          ref={input}
          type="file"
          hidden
          accept={mediaKinds[kind].accept}
          aria-label={`Another file for ${name}`}
          onChange={({ target: { files } }) => {
            const file = files?.[0];
            if (file) void change(() => replaceBy(file, media), 'shows the new file everywhere.');
          }}
        />
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
