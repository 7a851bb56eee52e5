import { useEffect, useId, useRef, useState } from 'react';
import type { ListedMedia } from '../desk-lists.ts';
import { deskPaths } from '../desk-messages.ts';
import { AskedName } from './asked-name.tsx';
import { Trouble, useAttempt } from './attempt.tsx';
import { type BroughtFiles, bringIn, mediaKinds, takesFiles } from './bring-in.ts';
import { useDesk } from './desk-context.ts';
import { Modal, ModalForm } from './modal.tsx';
import { byArrows } from './page-picker.tsx';

type Kind = ListedMedia['kind'];

type Props = {
  readonly kind: Kind;
  readonly leastWidth?: number | undefined;
  readonly asksAlt: boolean;
  /** The first of them is brought in at once. */
  readonly brought?: BroughtFiles | undefined;
  readonly onPick: (media: ListedMedia, alt: string) => void;
  readonly onClose: () => void;
};

export function MediaPicker({ kind, leastWidth, asksAlt, brought, onPick, onClose }: Props) {
  const { lists } = useDesk();
  const [chosen, setChosen] = useState<ListedMedia>();
  const fit = lists.media.filter((media) => media.kind === kind);
  const choose = (media: ListedMedia) => (asksAlt ? setChosen(media) : onPick(media, ''));
  if (chosen) {
    const alt = chosen.alt ?? brought?.alt ?? '';
    const pick = (words: string) => onPick(chosen, words);
    return <AltQuestion media={chosen} known={alt} onClose={onClose} onPick={pick} />;
  }
  return (
    <Modal title={mediaKinds[kind].title} onClose={onClose}>
      <Upload kind={kind} leastWidth={leastWidth} brought={brought} onDone={choose} />
      {fit.length > 0 && (
        <ul className="picks" onKeyDown={byArrows}>
          {fit.map((media) => (
            <li key={media.name}>
              <button
                type="button"
                className="pick"
                aria-disabled={isTooSmall(media, leastWidth)}
                onClick={() => isTooSmall(media, leastWidth) || choose(media)}
              >
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

type ThumbProps = { readonly media: Pick<ListedMedia, 'name' | 'kind' | 'version'> };

export function Thumb({ media: { name, kind, version = '' } }: ThumbProps) {
  if (kind !== 'photograph' && kind !== 'logo') return null;
  return <img className="thumb" src={`${deskPaths.media}${name}?${version}`} alt="" />;
}

const isTooSmall = ({ width }: ListedMedia, least = 0) => width !== undefined && width < least;

export function about(media: ListedMedia, least = 0): string {
  const { width, height, size, usedBy } = media;
  const measure = width ? `${width} × ${height} pixels` : `${Math.ceil((size ?? 0) / 1000)} kB`;
  const small = isTooSmall(media, least) ? `, which is too small: it needs ${least}` : '';
  const used = usedBy.length > 0 ? `, used in ${usedBy.length}` : '';
  return `${measure}${small}${used}`;
}

type UploadProps = Pick<Props, 'kind' | 'leastWidth' | 'brought'> & {
  readonly onDone: (media: ListedMedia) => void;
};

function Upload({ kind, leastWidth, brought, onDone }: UploadProps) {
  const { addMedia, lists } = useDesk();
  const { isBusy, trouble, attempt } = useAttempt();
  const id = useId();
  const bring = async (file: File | undefined) =>
    file &&
    attempt(async () => {
      const media = await bringIn(file, kind, lists.media, brought?.alt, leastWidth);
      addMedia(media);
      onDone(media);
    });
  const first = useRef(brought?.files[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the dialog was opened with
  useEffect(() => void bring(first.current), []);
  const { hint, accept } = mediaKinds[kind];
  return (
    <div className="drop" {...takesFiles(([file]) => void bring(file))}>
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
      <p role="status">{isBusy && 'It is being brought in …'}</p>
      <Trouble words={trouble} />
    </div>
  );
}

type AltProps = Pick<Props, 'onClose'> & {
  readonly media: ListedMedia;
  readonly known: string;
  readonly onPick: (alt: string) => void;
};

/** Asked for while the photograph is before the person's eyes: later it is forgotten. */
function AltQuestion({ media, known, onPick, onClose }: AltProps) {
  const [alt, setAlt] = useState(known);
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
