import { type DragEvent, useId, useState } from 'react';
import { idFrom } from '../../../engine/kernel/slug.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { deskPaths } from '../desk-messages.ts';
import { AskedName } from './asked-name.tsx';
import { sentenceOf, upload } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Modal, ModalForm } from './modal.tsx';
import { byArrows } from './page-picker.tsx';

type Kind = ListedMedia['kind'];

type Props = {
  readonly kind: Kind;
  readonly leastWidth?: number | undefined;
  readonly asksAlt: boolean;
  readonly onPick: (media: ListedMedia, alt: string) => void;
  readonly onClose: () => void;
};

const words: Readonly<Record<Kind, { title: string; accept: string; hint: string }>> = {
  photograph: {
    title: 'Choose a photograph',
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    hint: 'A JPEG, PNG, WebP or AVIF, as large as you have it.',
  },
  film: { title: 'Choose a film', accept: 'video/mp4', hint: 'An MP4 of at most 25 MB.' },
  captions: { title: 'Choose captions', accept: '.vtt', hint: 'A WebVTT file.' },
  download: { title: 'Choose a file to download', accept: '.pdf', hint: 'A PDF.' },
  logo: { title: 'Choose a logo', accept: '.svg', hint: 'An SVG with its letters as outlines.' },
};

export function MediaPicker({ kind, leastWidth, asksAlt, onPick, onClose }: Props) {
  const { lists } = useDesk();
  const [chosen, setChosen] = useState<ListedMedia>();
  const fit = lists.media.filter((media) => media.kind === kind);
  const choose = (media: ListedMedia) => (asksAlt ? setChosen(media) : onPick(media, ''));
  if (chosen) {
    return <AltQuestion media={chosen} onClose={onClose} onPick={(alt) => onPick(chosen, alt)} />;
  }
  return (
    <Modal title={words[kind].title} onClose={onClose}>
      <Upload kind={kind} leastWidth={leastWidth} onDone={choose} />
      {fit.length > 0 && (
        <ul className="picks" onKeyDown={byArrows}>
          {fit.map((media) => (
            <li key={media.name}>
              <button type="button" className="pick" onClick={() => choose(media)}>
                <Thumb media={media} />
                <b>{media.name}</b>
                <small>{about(media, leastWidth)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

export function Thumb({ media: { name, kind } }: { media: Pick<ListedMedia, 'name' | 'kind'> }) {
  if (kind !== 'photograph' && kind !== 'logo') return null;
  return <img className="thumb" src={deskPaths.media + encodeURIComponent(name)} alt="" />;
}

function about({ width, height, size, usedBy }: ListedMedia, least = 0): string {
  const measure = width ? `${width} × ${height} pixels` : `${Math.ceil((size ?? 0) / 1000)} kB`;
  const small = width && width < least ? `, which is too small: it needs ${least}` : '';
  const used = usedBy.length > 0 ? `, used in ${usedBy.length}` : '';
  return `${measure}${small}${used}`;
}

type UploadProps = Pick<Props, 'kind' | 'leastWidth'> & {
  readonly onDone: (media: ListedMedia) => void;
};

function Upload({ kind, leastWidth, onDone }: UploadProps) {
  const { addMedia, lists } = useDesk();
  const [state, setState] = useState<{ busy?: string; trouble?: string }>({});
  const [isOver, setOver] = useState(false);
  const id = useId();
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const trouble = objection(file, kind);
    if (trouble) return setState({ trouble });
    setState({ busy: `${file.name} is being brought in …` });
    try {
      const { media } = await upload(file, mediaName(file.name, kind, lists.media));
      addMedia(media);
      onDone(media);
    } catch (error) {
      setState({ trouble: sentenceOf(error) });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void bring(event.dataTransfer.files[0]);
  };
  const { hint, accept } = words[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field is the first
    <div
      className="drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>
        <b>Bring one in from your computer</b>
      </label>
      <p className="field__help">
        {hint} {leastWidth ? `Here it needs at least ${leastWidth} pixels of width.` : ''} Or drop
        it here.
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => void bring(target.files?.[0])}
      />
      <p role="status">{state.busy}</p>
      {state.trouble && (
        <p className="note" role="alert">
          {state.trouble}
        </p>
      )}
    </div>
  );
}

/** What the site could use elsewhere is no use here, and would stay in the folder. */
function objection({ name, type }: File, kind: Kind): string | undefined {
  if (/\.icloud$/i.test(name)) {
    return 'This file is still in iCloud. Open it once on your computer, and choose it again.';
  }
  const { accept, hint } = words[kind];
  const fits = accept.split(',').some((one) => one === type || name.toLowerCase().endsWith(one));
  return fits ? undefined : `${name} cannot be used here. Choose another file: ${hint}`;
}

/** A free name in `content/media/`, which holds lower-case letters, figures and hyphens. */
function mediaName(name: string, kind: Kind, taken: readonly ListedMedia[]): string {
  const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  for (let count = 1; ; count++) {
    const number = count === 1 ? '' : `-${count}`;
    const free = `${idFrom(base) || kind}${number}${ending.toLowerCase()}`;
    if (!taken.some((one) => one.name === free)) return free;
  }
}

type AltProps = Pick<Props, 'onClose'> & {
  readonly media: ListedMedia;
  readonly onPick: (alt: string) => void;
};

/** Asked for while the photograph is before the person's eyes: later it is forgotten. */
function AltQuestion({ media, onPick, onClose }: AltProps) {
  const [alt, setAlt] = useState(media.alt ?? '');
  return (
    <Modal title="What does it show?" onClose={onClose}>
      <img
        className="dialog__photo"
        src={deskPaths.media + encodeURIComponent(media.name)}
        alt={media.name}
      />
      <ModalForm
        main="Use this photograph"
        onSubmit={() => alt.trim() && onPick(alt.trim())}
        onClose={onClose}
      >
        <AskedName
          label="In one sentence"
          help="For people who cannot see it: what they would miss."
          maxLength={200}
          value={alt}
          onChange={setAlt}
        />
      </ModalForm>
    </Modal>
  );
}
