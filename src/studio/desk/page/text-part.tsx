import {
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { hintIn } from '../fill-in.ts';
import { matches } from '../search-words.ts';
import { lengthInWords } from '../word-count.ts';
import { type BroughtFiles, kindOfFile, type RefusedFile } from './bring-in.ts';
import type { DeskPlace } from './desk-address.ts';
import { DeskIcon, type DeskIconName, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { useEdit } from './edit-context.ts';
import { MediaPicker } from './media-picker.tsx';
import { Asked, Modal } from './modal.tsx';
import { type LinkTarget, PagePicker } from './page-picker.tsx';
import { Picks } from './picks.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import { TextEditor } from './text-editor.ts';
import {
  around,
  atLineStart,
  block,
  link,
  passage,
  putPicture,
  putTable,
  type TextFormat,
  takeOut,
  unlink,
} from './text-formats.ts';
import type { Picture } from './text-marks.ts';
import type { TextProblem } from './text-problems.ts';
import { newTable, type TextTable } from './text-table.ts';

type Props = {
  readonly problems: readonly TextProblem[];
  /** The line to scroll to; 0 for none. */
  readonly beginLine: number;
  readonly beginRange?: DeskPlace['range'];
};

/** The text editor with its toolbar. */
export function TextPart({ problems, beginLine, beginRange }: Props) {
  const { editing, editor, showOnPage } = useEdit();
  const { lists, say, show, close } = useDesk();
  const { now, file } = editing.state();
  const { maxWords } = file.form;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const toFillIn = hintIn(now.body.trim());
  // Hide a template's hint, unless somebody has added to it.
  const [marks, setMarks] = useState<readonly string[]>([]);
  const shown = toFillIn && !toFillIn.includes('\n\n') ? '' : now.body;

  const onClose = () => {
    close();
    editor.current?.focus();
  };
  const format = (change: TextFormat) => {
    editor.current?.format(change);
    // After the dialog has returned the focus.
    setTimeout(() => editor.current?.focus());
  };
  const askLink = () => {
    const old = editor.current?.link();
    const onPick = ({ path, title }: LinkTarget, words = title) =>
      format(link({ address: path, words }));
    const onTakeOut = () => {
      close();
      format(unlink);
    };
    show(
      <PagePicker
        title={old ? 'The link' : 'Link to a page'}
        takesOthers
        {...{ old, onPick, onTakeOut, onClose }}
      />,
    );
  };
  const askTable = () => {
    const old = editor.current?.table();
    const put = (table: TextTable) => {
      close();
      format(putTable(table));
    };
    const onTakeOut = () => {
      close();
      format(takeOut);
    };
    show(
      <TableDialog table={old ?? newTable} {...{ isNew: !old, onDone: put, onTakeOut, onClose }} />,
    );
  };
  const askPicture = (picture: Picture) => {
    const and = (run: () => void) => () => {
      close();
      run();
    };
    const isFilm = /^https:|\.(mp4|webm)$/.test(picture.name);
    show(
      <PictureDialog
        picture={picture}
        isFilm={isFilm}
        onDone={(next) => and(() => format(putPicture(next)))()}
        onOther={and(() => askMedia(isFilm ? 'film' : 'photograph', undefined, picture))}
        onTakeOut={and(() => format(takeOut))}
        onClose={onClose}
      />,
    );
  };
  const askMedia = (kind: MediaAsks, { files, alt }: BroughtFiles = none, old?: Picture) => {
    const others = files.filter((file) => asksFor(file) !== kind);
    let refused: readonly RefusedFile[] = [];
    const next = () => {
      // Those that were chosen in the dialog were refused before one's eyes.
      editor.current?.refuse(refused.filter(({ file }) => files.includes(file)));
      bring({ files: others, alt: '' });
    };
    show(
      <MediaPicker
        kind={kind}
        use={kind === 'photograph' ? 'text' : undefined}
        asksAlt={kind !== 'download'}
        isForMany={!old}
        brought={{ files: files.filter((file) => asksFor(file) === kind), alt }}
        onRefused={(all) => {
          refused = all;
        }}
        onClose={() => {
          onClose();
          next();
        }}
        onPick={(picked) => {
          for (const { media, alt } of picked) {
            const { name } = media;
            if (kind === 'download') format(link({ address: name, words: wordsOf(name) }));
            else format(putPicture({ alt, name, caption: old?.caption ?? '' }, !old));
          }
          if (kind !== 'download') {
            say(`${picked.length === 1 ? `The ${kind} is` : 'They are'} in the text now.`);
          }
          next();
        }}
      />,
    );
  };
  const bring = (brought: BroughtFiles) => {
    const [first] = brought.files;
    if (first) askMedia(asksFor(first), brought);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount; updates come in below
  useEffect(() => {
    const made = new TextEditor(place.current, shown, id, {
      onChange: (body, isTyped) => editing.write(body, isTyped),
      onPlace: showOnPage,
      onMarks: setMarks,
      onOpen: (what) =>
        what === 'link' ? askLink() : what === 'table' ? askTable() : askPicture(what),
      onFiles: bring,
      onTell: say,
    });
    editor.current = made;
    if (beginLine > 0) made.goTo(beginLine, beginRange);
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, []);
  useEffect(keepToolsInSight, []);
  useEffect(() => editor.current?.take(shown), [editor, shown]);
  useEffect(() => editor.current?.show(problems), [editor, problems]);
  useEffect(() => editor.current?.know(lists), [editor, lists]);
  const length = useMemo(() => lengthInWords(shown), [shown]);
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>Text</h2>
      <p className="field__help text__help" id={`${id}-help`}>
        Enter begins a new paragraph. Tab leaves the text. Ctrl K makes or changes a link, Ctrl S
        saves, and Ctrl Enter publishes.
      </p>
      <div className="text" data-wrong={problems.some(({ isMild }) => !isMild) || undefined}>
        <TextTools
          marks={marks}
          onFormat={(change) => editor.current?.format(change)}
          onAsk={(what) =>
            what === 'link'
              ? askLink()
              : what === 'table'
                ? askTable()
                : what === 'fact'
                  ? show(<FactPicker onPick={(sign) => format(passage(sign))} onClose={onClose} />)
                  : askMedia(what)
          }
        />
        <div ref={place} className="text-editor" />
        <div className="text__foot">
          <span>{length}</span>
          <span>
            {maxWords && `This kind has at most ${maxWords.toLocaleString('en-GB')} words.`}
          </span>
        </div>
      </div>
    </section>
  );
}

/** Safari moves what is seen within the window, above the keyboard; sticky elements stay behind. */
function keepToolsInSight() {
  const seen = window.visualViewport;
  const abort = new AbortController();
  const move = () =>
    document.documentElement.style.setProperty('--seen-top', `${seen?.offsetTop ?? 0}px`);
  for (const type of ['resize', 'scroll']) {
    seen?.addEventListener(type, move, { signal: abort.signal });
  }
  return () => abort.abort();
}

/** `price-list.pdf` as link text. */
const wordsOf = (name: string) => name.replace(/\.\w+$/, '').replaceAll('-', ' ');

const none: BroughtFiles = { files: [], alt: '' };

type MediaAsks = 'photograph' | 'film' | 'download';

/** Tools that open a dialog first. */
type Asks = 'link' | 'table' | 'fact' | MediaAsks;

function asksFor(file: File): MediaAsks {
  const kind = kindOfFile(file);
  return kind === 'film' || kind === 'download' ? kind : 'photograph';
}
type Tool = {
  readonly label: string;
  readonly sign: DeskIconName | 'H' | 'B' | '£';
  readonly does: TextFormat | Asks;
  /** What it toggles. */
  readonly mark?: string;
};

const tools: readonly Tool[] = [
  { label: 'Heading', sign: 'H', does: atLineStart('## '), mark: '## ' },
  { label: 'Bold (Ctrl B)', sign: 'B', does: around('**'), mark: '**' },
  { label: 'Italic (Ctrl I)', sign: 'italic', does: around('*'), mark: '*' },
  { label: 'Link (Ctrl K)', sign: 'link', does: 'link' },
  { label: 'List', sign: 'list', does: atLineStart('- '), mark: '- ' },
  { label: 'Numbered list', sign: 'numbers', does: atLineStart('1. '), mark: '1. ' },
  { label: 'Pull quote', sign: 'quote', does: atLineStart('> '), mark: '> ' },
  { label: 'Fact', sign: '£', does: 'fact' },
  { label: 'Table', sign: 'table', does: 'table' },
  { label: 'Photograph', sign: 'picture', does: 'photograph' },
  { label: 'Film', sign: 'film', does: 'film' },
  { label: 'File to download', sign: 'download', does: 'download' },
  {
    label: 'Callout',
    sign: 'callout',
    does: block('> [!TIP]\n> [insert what is worth trying]', '[insert what is worth trying]'),
  },
  {
    label: 'Panel',
    sign: 'plate',
    does: block(
      '> [!PLATE red]\n> ~~[insert what was wrong]~~\n> [insert what stands there now]',
      '[insert what was wrong]',
    ),
  },
];

type ToolsProps = {
  readonly marks: readonly string[];
  readonly onFormat: (format: TextFormat) => void;
  readonly onAsk: (what: Asks) => void;
};

/** A toolbar is one tab stop; arrow keys move between its buttons. */
function TextTools({ marks, onFormat, onAsk }: ToolsProps) {
  const isNarrow = useSyncExternalStore(onNarrow, () => narrow.matches);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const count = !isNarrow ? tools.length : isOpen ? tools.length + 1 : inRow + 1;
  const stop = Math.min(at, count - 1);
  const focusAt = (next: number) => {
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const shut = () => {
    // On a touch screen, the focus has stayed in the text.
    if (bar.current?.contains(document.activeElement)) focusAt(inRow);
    setOpen(false);
  };
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focusAt((to + count) % count);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only while it is open
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const { signal } = abort;
    const isOurs = ({ target }: Event) => bar.current?.contains(target as Node);
    addEventListener('pointerdown', (event) => isOurs(event) || shut(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && shut(), { signal });
    return () => abort.abort();
  }, [isOpen]);
  const tool = ({ label, sign, does, mark }: Tool, index: number, hasWord: boolean) => (
    <button
      key={label}
      type="button"
      className="push push--icon push--quiet"
      aria-label={label}
      aria-pressed={mark === undefined ? undefined : marks.includes(mark)}
      data-says={label}
      tabIndex={index === stop ? 0 : -1}
      // Keeps the selection in the editor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setAt(index);
        if (isOpen) shut();
        if (typeof does === 'function') onFormat(does);
        else onAsk(does);
      }}
    >
      <Sign sign={sign} />
      {hasWord && <span className="text__word">{label}</span>}
    </button>
  );
  return (
    <div ref={bar} className="text__tools" role="toolbar" aria-label="Text" onKeyDown={move}>
      {tools
        .slice(0, isNarrow ? inRow : undefined)
        .map((one, index) => tool(one, index, index >= inserting))}
      {isNarrow && (
        <Push
          className="push--quiet"
          aria-expanded={isOpen}
          tabIndex={stop === inRow ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          <DeskIcon name="add" /> More
        </Push>
      )}
      {isNarrow && isOpen && (
        <div className="text__more" ref={bringIntoView}>
          {tools.slice(inRow).map((one, index) => tool(one, inRow + 1 + index, true))}
        </div>
      )}
    </div>
  );
}

/** Where tools have no room for words, all but the first are behind one button, with words. */
const narrow = matchMedia('(max-width: 699px), (max-height: 699px) and (pointer: coarse)');
const inRow = tools.findIndex(({ label }) => label === 'List');

const bringIntoView = (one: Element | null) => one?.scrollIntoView({ block: 'nearest' });

function onNarrow(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** From here on, tools insert something: their signs are less known. */
const inserting = tools.findIndex(({ label }) => label === 'Fact');

type FactProps = {
  readonly onPick: (sign: string) => void;
  readonly onClose: () => void;
};

/** Values that are stated once: where one changes, it changes in all texts. */
function FactPicker({ onPick, onClose }: FactProps) {
  const { lists, close } = useDesk();
  const [query, setQuery] = useState('');
  const found = Object.entries(lists.facts).filter(([name, value]) =>
    matches(query, `${name.replaceAll('-', ' ')} ${value}`),
  );
  const pick = (name: string) => {
    close();
    onPick(`{{ ${name} }}`);
  };
  return (
    <Modal title="A fact" lead="Where it changes, this text changes too." onClose={onClose}>
      <Asked
        label="Part of its name, or what it says"
        type="search"
        required={false}
        value={query}
        onValue={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (query && found[0]) pick(found[0][0]);
        }}
      />
      <Picks>
        {found.map(([name, value]) => (
          <li key={name}>
            <button type="button" className="pick" onClick={() => pick(name)}>
              <b>{value}</b>
              <small>{name.replaceAll('-', ' ')}</small>
            </button>
          </li>
        ))}
      </Picks>
    </Modal>
  );
}

function Sign({ sign }: { sign: Tool['sign'] }) {
  if (sign === 'H' || sign === 'B' || sign === '£') return <b>{sign}</b>;
  return <DeskIcon name={sign} />;
}
