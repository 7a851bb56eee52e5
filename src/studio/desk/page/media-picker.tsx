import { type ReactNode, useEffect, useState } from 'react';
import { leastWidth, type PhotographUse } from '../../../engine/kernel/photograph.ts';
import { counted } from '../../../engine/kernel/text.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import {
  acceptedOf,
  type BroughtFiles,
  mediaKinds,
  type RefusedFile,
  shownAddress,
} from './bring-in.ts';
import { CropDialog } from './crop-dialog.tsx';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { DropBox } from './drop-box.tsx';
import { Asked, Modal } from './modal.tsx';
import { Picks } from './picks.tsx';

/** A file, and what the person says that it shows. */
export type PickedMedia = { readonly media: ListedMedia; readonly alt: string };

type Props = {
  readonly kind: ListedMedia['kind'];
  /** Where a photograph goes. */
  readonly use?: PhotographUse | undefined;
  readonly asksAlt: boolean;
  /** Whether the place takes several at once. */
  readonly isForMany?: boolean;
  readonly brought?: BroughtFiles | undefined;
  readonly onRefused?: (refused: readonly RefusedFile[]) => void;
  readonly onPick: (picked: readonly PickedMedia[]) => void;
  readonly onClose?: () => void;
};

export function MediaPicker(props: Props) {
  const { kind, use, asksAlt, isForMany = false, brought, onPick } = props;
  const { lists, ...desk } = useDesk();
  const { onClose = desk.close } = props;
  const [query, setQuery] = useState('');
  const [arrived, setArrived] = useState<readonly ListedMedia[]>([]);
  useEffect(() => bringToView(arrived.map(({ name }) => name)), [arrived]);
  const [chosen, setChosen] = useState<readonly ListedMedia[]>([]);
  const least = use ? leastWidth(use) : 0;
  const pick = (picked: readonly PickedMedia[]) => {
    desk.close();
    onPick(picked);
  };
  const choose = (media: readonly ListedMedia[]) =>
    asksAlt ? setChosen(media) : pick(media.map((one) => ({ media: one, alt: '' })));
  if (chosen.length > 0) {
    const suggested = chosen.length === 1 ? brought?.alt : undefined;
    return <DescribeDialog {...{ chosen, use, suggested, onClose }} onDone={pick} />;
  }
  const { title, hint } = mediaKinds[kind];
  const hasArrived = ({ name }: ListedMedia) => arrived.some((one) => one.name === name);
  const found = lists.media
    .filter((media) => media.kind === kind && (hasArrived(media) || isFound(media, query)))
    .toSorted(newestFirst);
  return (
    <Modal title={title} isWide={kind === 'photograph'} onClose={onClose}>
      <DropBox
        kind={kind}
        accept={acceptedOf(kind)}
        help={`${hint} ${least > 0 ? `At least ${least} pixels wide here.` : ''}`}
        alt={brought?.alt}
        leastWidth={least}
        isForMany={isForMany}
        brought={brought?.files}
        onRefused={props.onRefused}
        onMedia={(media, isAll) => {
          const all = [...arrived, ...media];
          if (isAll && (isForMany || all.length === 1)) choose(all);
          else setArrived(all);
        }}
      />
      {arrived.length > 0 && (
        <p className="field__help" role="status">
          Here now: {arrived.map(({ name }) => name).join(', ')}.{' '}
          {isForMany && (
            <Push className="push--ink" onClick={() => choose(arrived)}>
              Go on with {counted(arrived.length, kind)}
            </Push>
          )}
        </p>
      )}
      <MediaSearch onQuery={setQuery} count={found.length} />
      <Picks className={kind === 'photograph' ? 'picks--grid' : ''}>
        {found.map((media) => (
          <li key={media.name}>
            <button
              type="button"
              className="pick"
              data-media={media.name}
              aria-disabled={isTooSmall(media, least)}
              onClick={() => isTooSmall(media, least) || choose([media])}
            >
              <Thumb media={media} />
              <b>{media.name}</b>
              <small>{about(media, least)}</small>
              <small>{altIn(media) && `It shows: ${altIn(media)}`}</small>
              {hasArrived(media) && <Arrived />}
            </button>
          </li>
        ))}
      </Picks>
    </Modal>
  );
}

/** Marks a file that was just uploaded. */
export const Arrived = () => <span className="mark mark--changed">Just added</span>;

/** Focuses the first of these files in the list. */
export function bringToView([first = '']: readonly string[]): void {
  const row = document.querySelector<HTMLElement>(`[data-media="${CSS.escape(first)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}

type DescribeProps = {
  readonly chosen: readonly ListedMedia[];
  readonly use: PhotographUse | undefined;
  readonly suggested: string | undefined;
  readonly onDone: (picked: readonly PickedMedia[]) => void;
  readonly onClose: () => void;
};

/** Asks at once, while the person sees the photographs: later, they would forget. */
function DescribeDialog({ chosen, use, suggested, onDone, onClose }: DescribeProps) {
  const [shown, setShown] = useState(chosen);
  const [over, setOver] = useState<ReactNode>();
  const back = () => setOver(undefined);
  const crop = (media: ListedMedia, at: number) =>
    setOver(
      <CropDialog
        {...{ media, use }}
        main="Use this part"
        onPart={(part) => {
          setShown(shown.with(at, part));
          back();
        }}
        onClose={back}
      />,
    );
  const isOne = shown.length === 1;
  const { kind = 'photograph' } = shown[0] ?? {};
  return (
    <>
      <Modal
        title={isOne ? 'What does it show?' : 'What do they show?'}
        lead={`For people who cannot see ${isOne ? 'it' : 'them'}: what they would miss.`}
        main={isOne ? `Use this ${kind}` : `Use these ${counted(shown.length, kind)}`}
        onMain={(said) =>
          onDone(shown.map((media, at) => ({ media, alt: (said[`alt-${at}`] ?? '').trim() })))
        }
        onClose={onClose}
      >
        {shown.map((media, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crop takes the photograph's place
          <div key={at} className="described">
            {kind === 'photograph' && (
              <>
                <img className="dialog__photo" src={shownAddress(media)} alt={media.name} />
                <Push of={media.name} onClick={() => crop(media, at)}>
                  Crop
                </Push>
              </>
            )}
            <Asked
              name={`alt-${at}`}
              label={isOne ? 'In one sentence' : media.name}
              maxLength={200}
              pattern=".*\S.*"
              defaultValue={altIn(media) ?? suggested}
            />
          </div>
        ))}
      </Modal>
      {over}
    </>
  );
}

type SearchProps = { readonly onQuery: (query: string) => void; readonly count: number };

export function MediaSearch({ onQuery, count }: SearchProps) {
  const { pages } = useDesk().lists;
  return (
    <>
      <Asked
        label="Part of its name, or of what it shows"
        type="search"
        required={false}
        onValue={onQuery}
      />
      <p className="field__help" role="status">
        {/* No site is without pages: the lists are still to come. */}
        {pages.length > 0 ? counted(count, 'file') : 'Loading …'}
      </p>
    </>
  );
}

export const isFound = ({ name, uses }: ListedMedia, query: string) =>
  matches(query, [name, ...uses.map(({ alt = '' }) => alt)].join(' '));

export const newestFirst = (one: ListedMedia, other: ListedMedia) => other.at - one.at;

type ThumbProps = { readonly media: Pick<ListedMedia, 'name' | 'kind' | 'version'> };

export function Thumb({ media }: ThumbProps) {
  const { name, kind } = media;
  if (kind !== 'photograph' && kind !== 'logo') {
    return <span className="thumb thumb--file">{name.replace(/^.*\./, '')}</span>;
  }
  return <img className="thumb" src={shownAddress(media)} alt="" />;
}

const isTooSmall = ({ width }: ListedMedia, least: number) => width !== undefined && width < least;

const altIn = ({ uses }: ListedMedia) => uses.find(({ alt }) => alt)?.alt;

export function measure({ width, height, size = 0 }: ListedMedia): string {
  if (width) return `${width} × ${height} pixels`;
  return size < 1e6 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1e6).toFixed(1)} MB`;
}

function about(media: ListedMedia, least: number): string {
  const files = new Set(media.uses.map(({ file }) => file)).size;
  const small = isTooSmall(media, least) ? `, which is too small: it needs ${least}` : '';
  return `${measure(media)}${small}${files > 0 ? `, used in ${files}` : ''}`;
}
