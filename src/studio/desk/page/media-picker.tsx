import { useEffect, useId, useState } from 'react';
import type { ListedMedia } from '../desk-lists.ts';
import { deskPaths } from '../desk-messages.ts';
import { Failure, useAttempt } from './attempt.tsx';
import { type BroughtFiles, bringIn, mediaKinds, takesFiles } from './bring-in.ts';
import { useDesk } from './desk-context.ts';
import { Asked, Modal } from './modal.tsx';
import { byArrows } from './page-picker.tsx';

type Props = {
  readonly kind: ListedMedia['kind'];
  readonly leastWidth?: number | undefined;
  readonly asksAlt: boolean;
  /** Files dropped or pasted before; the first is uploaded at once. */
  readonly brought?: BroughtFiles | undefined;
  readonly onPick: (media: ListedMedia, alt: string) => void;
  readonly onClose?: () => void;
};

export function MediaPicker(props: Props) {
  const { kind, leastWidth = 0, asksAlt, brought, onPick } = props;
  const { lists, refresh, ...desk } = useDesk();
  const { onClose = desk.close } = props;
  const { isBusy, failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<ListedMedia>();
  const pick = (media: ListedMedia, alt: string) => {
    desk.close();
    onPick(media, alt);
  };
  const choose = (media: ListedMedia) => (asksAlt ? setChosen(media) : pick(media, ''));
  const bring = (file: File | undefined) =>
    file &&
    attempt(async () => {
      const media = await bringIn(file, kind, lists.media, brought?.alt, leastWidth);
      void refresh();
      if (media.isHereAlready) desk.say(`${file.name} is here already, as ${media.name}.`);
      choose(media);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => void bring(brought?.files[0]), []);
  if (chosen) {
    // Asked now, while the person sees the photograph: later, they would forget.
    return (
      <Modal
        key="alt"
        title="What does it show?"
        main="Use this photograph"
        onMain={({ alt = '' }) => pick(chosen, alt.trim())}
        onClose={onClose}
      >
        <img
          className="dialog__photo"
          src={deskPaths.media + encodeURIComponent(chosen.name)}
          alt={chosen.name}
        />
        <Asked
          name="alt"
          label="In one sentence"
          help="For people who cannot see it: what they would miss."
          maxLength={200}
          pattern=".*\S.*"
          defaultValue={chosen.alt ?? brought?.alt}
        />
      </Modal>
    );
  }
  const { title, hint, accept } = mediaKinds[kind];
  return (
    <Modal title={title} onClose={onClose}>
      <DropBox
        accept={accept}
        help={`${hint} ${leastWidth > 0 ? `It must be at least ${leastWidth} pixels wide here.` : ''}`}
        isBusy={isBusy}
        failure={failure}
        onFiles={([file]) => void bring(file)}
      />
      <ul className="picks" onKeyDown={byArrows}>
        {lists.media
          .filter((media) => media.kind === kind)
          .map((media) => (
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
                <small>{altOf(media)}</small>
              </button>
            </li>
          ))}
      </ul>
    </Modal>
  );
}

type DropProps = {
  readonly accept: string;
  readonly help: string;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

export function DropBox({ accept, help, isBusy, failure, onFiles }: DropProps) {
  const id = useId();
  return (
    <div className="drop" {...takesFiles(onFiles)}>
      <label htmlFor={id}>
        <b>Add one from your computer</b>
      </label>
      <p className="field__help">{help} Or drop it here.</p>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      <p role="status">{isBusy && 'Uploading …'}</p>
      <Failure words={failure} />
    </div>
  );
}

type ThumbProps = { readonly media: Pick<ListedMedia, 'name' | 'kind' | 'version'> };

export function Thumb({ media: { name, kind, version = '' } }: ThumbProps) {
  if (kind !== 'photograph' && kind !== 'logo') return null;
  return <img className="thumb" src={`${deskPaths.media}${name}?${version}`} alt="" />;
}

const isTooSmall = ({ width }: ListedMedia, least: number) => width !== undefined && width < least;

export const altOf = ({ kind, alt }: ListedMedia) =>
  kind === 'photograph' && alt && `It shows: ${alt}`;

export function about(media: ListedMedia, least = 0): string {
  const { width, height, size, usedBy } = media;
  const measure = width ? `${width} × ${height} pixels` : `${Math.ceil((size ?? 0) / 1000)} kB`;
  const small = isTooSmall(media, least) ? `, which is too small: it needs ${least}` : '';
  const used = usedBy.length > 0 ? `, used in ${usedBy.length}` : '';
  return `${measure}${small}${used}`;
}
