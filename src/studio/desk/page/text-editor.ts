import { defaultKeymap, standardKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { Transaction } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, placeholder } from '@codemirror/view';
import type { Lists } from '../desk-lists.ts';
import { nonceMeta } from '../desk-messages.ts';
import type { BroughtFiles, RefusedFile } from './bring-in.ts';
import { pastedHtml } from './pasted-html.ts';
import { cleaned } from './pasted-words.ts';
import { refocused } from './refocus.ts';
import {
  around,
  blockBefore,
  linkIn,
  marksAt,
  needsRoom,
  passage,
  type TextFormat,
  type TextLink,
} from './text-formats.ts';
import { textKeys } from './text-keys.ts';
import { setKnown } from './text-marks.ts';
import { setProblems, type TextProblem, textProblems } from './text-problems.ts';
import { showRefused, textRefused } from './text-refused.ts';
import { type Opens, opens, textSigns } from './text-signs.ts';
import { tableAt } from './text-table.ts';
import { beginsBefore, isCode } from './text-typing.ts';

type Listeners = {
  /** @param isTyped false for what was pasted, dropped or inserted by a tool. */
  readonly onChange: (value: string, isTyped: boolean) => void;
  /** @param paragraph at the cursor. */
  readonly onPlace: (paragraph: string) => void;
  /** @param marks that the next letter will have, or the selection has. */
  readonly onMarks: (marks: readonly string[]) => void;
  readonly onOpen: Opens;
  readonly onFiles: (brought: BroughtFiles) => void;
  readonly onTell: (words: string) => void;
};

const hint = 'Write here.';

/**
 * The Markdown editor; CodeMirror changes only what is typed. It has no undo history of its own:
 * the desk's covers fields and text together.
 */
export class TextEditor {
  readonly #view: EditorView;

  /** @param label the ID of the label; the help has the same with `-help`. */
  constructor(parent: Element | null, doc: string, label: string, listeners: Listeners) {
    this.#view = new EditorView({
      ...(parent && { parent }),
      doc,
      extensions: own(label, listeners),
    });
  }

  format(format: TextFormat): void {
    apply(this.#view, format);
  }

  /** @param range in the line, to be selected. */
  goTo(line: number, [start, end]: readonly [number, number] = [0, 0]): void {
    const { doc } = this.#view.state;
    const { from, length } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const [anchor, head] = [from + Math.min(start, length), from + Math.min(end, length)];
    const effects = EditorView.scrollIntoView(anchor, { y: 'center' });
    this.#view.dispatch({ selection: { anchor, head }, effects });
    this.focus();
  }

  /** Where a line starts in the window; undefined if it is too far from it to be drawn. */
  boundsOf(line: number): { readonly top: number; readonly bottom: number } | undefined {
    const { doc } = this.#view.state;
    return this.#view.coordsAtPos(doc.line(Math.min(line, doc.lines)).from) ?? undefined;
  }

  table(): ReturnType<typeof tableAt> {
    const { doc, selection } = this.#view.state;
    return tableAt(doc, doc.lineAt(selection.main.from).number);
  }

  link(): TextLink | undefined {
    return linkIn(this.#view.state);
  }

  focus(): void {
    this.#view.focus();
  }

  /** Focuses the editor and scrolls its heading into view. */
  begin(): void {
    this.focus();
    this.#view.dom.closest('.part')?.scrollIntoView();
  }

  show(problems: readonly TextProblem[]): void {
    this.#view.dispatch({ effects: setProblems.of(problems) });
  }

  /** Says beside the cursor which files were not taken. */
  refuse(refused: readonly RefusedFile[]): void {
    showRefused(this.#view, refused);
  }

  know(lists: Lists): void {
    this.#view.dispatch({ effects: setKnown.of(lists) });
  }

  /** Applies a text from elsewhere, such as an undo, as the smallest change. */
  take(value: string): void {
    const view = this.#view;
    const old = view.state.doc.toString();
    if (old === value) return;
    let from = 0;
    while (from < old.length && old[from] === value[from]) from++;
    let end = 0;
    const most = Math.min(old.length, value.length) - from;
    while (end < most && old.at(-1 - end) === value.at(-1 - end)) end++;
    const insert = value.slice(from, value.length - end);
    // Trailing blank lines should not move the cursor.
    const isBlankEnd = insert.trim() === '' && from === old.length;
    view.dispatch({
      changes: { from, to: old.length - end, insert },
      ...(!isBlankEnd && { selection: { anchor: from + insert.length } }),
      annotations: Transaction.remote.of(true),
      scrollIntoView: view.hasFocus,
    });
  }

  destroy(): void {
    this.#view.destroy();
  }
}

function own(label: string, listeners: Listeners) {
  const format = (key: string, sign: string) => ({
    key,
    run: (view: EditorView) => apply(view, around(sign)),
  });
  const linked = () => {
    listeners.onOpen('link');
    return true;
  };
  let marks: readonly string[] = [];
  return [
    EditorView.cspNonce.of(nonce()),
    markdown({ base: markdownLanguage, completeHTMLTags: false, addKeymap: false }),
    textSigns,
    textKeys,
    textProblems,
    textRefused(listeners.onFiles),
    opens.of(listeners.onOpen),
    highlightSpecialChars(),
    EditorView.clipboardInputFilter.of((text) => cleaned(text, listeners.onTell)),
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => takes(clipboardData, view, listeners),
      [refocused]: (_, view) => {
        const { anchor, head } = view.state.selection.main;
        const [from, to] = [view.domAtPos(anchor), view.domAtPos(head)];
        // By hand: the editor would compare it with a selection that is no longer the browser's.
        getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
        view.dispatch({ scrollIntoView: true });
      },
      dragstart: ({ dataTransfer }) => dataTransfer?.setData(ownDrag, ''),
      drop: (event, view) => {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        return takes(event.dataTransfer, view, listeners, at ?? undefined);
      },
    }),
    placeholder(hint),
    EditorView.lineWrapping,
    EditorView.scrollMargins.of(betweenBars),
    EditorView.contentAttributes.of({
      'aria-labelledby': label,
      'aria-describedby': `${label}-help`,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      lang: 'en-GB',
    }),
    // Tab leaves the editor, so that keyboard users are never trapped.
    keymap.of([
      format('Mod-b', '**'),
      format('Mod-i', '*'),
      { key: 'Mod-k', run: linked },
      ...defaultKeymap.filter(({ key }) => key !== 'Mod-i' && key !== 'Ctrl-k'),
      ...standardKeymap,
    ]),
    EditorView.updateListener.of(({ transactions, docChanged, selectionSet, state }) => {
      // Told again at each key, they would have React draw after each drawing, which it gives up.
      const next = marksAt(state);
      if (String(next) !== String(marks)) {
        marks = next;
        listeners.onMarks(marks);
      }
      if (transactions.some((one) => one.annotation(Transaction.remote))) return;
      if (docChanged) {
        const changes = transactions.filter((one) => one.docChanged);
        listeners.onChange(state.doc.toString(), changes.every(isTyped));
      }
      if (docChanged || selectionSet)
        listeners.onPlace(state.doc.lineAt(state.selection.main.from).text);
    }),
  ];
}

/** Keeps the cursor from what the toolbar, once it sticks, and Save cover of the window. */
function betweenBars({ dom }: EditorView): { readonly top: number; readonly bottom: number } {
  const tools = dom.closest('.text')?.querySelector('.text__tools');
  const { position = '', top = '' } = tools ? getComputedStyle(tools) : {};
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: position === 'sticky' ? Number.parseFloat(top) + (tools?.clientHeight ?? 0) : 0,
    bottom: Number.parseFloat(scrollPaddingBottom) || 0,
  };
}

const isTyped = (one: Transaction) =>
  (one.isUserEvent('input') && !one.isUserEvent('input.paste') && !one.isUserEvent('input.drop')) ||
  one.isUserEvent('delete');

/** Marks drags within the editor: that text is Markdown already. */
const ownDrag = 'text/x-desk';

/** Handles HTML and files; the editor handles plain text. @param at the drop position. */
function takes(
  data: DataTransfer | null,
  view: EditorView,
  listeners: Listeners,
  at?: number,
): boolean {
  if (!data || data.types.includes(ownDrag)) return false;
  const into = at ?? view.state.selection.main.from;
  const isForCode = isCode(view.state, into);
  const { markdown, alt, pictures } = pastedHtml(isForCode ? '' : data.getData('text/html'));
  const files = [...data.files];
  const plain = isForCode
    ? ''
    : data
        .getData('text/plain')
        .replace(/\r\n/g, '\n')
        .replace(/^\s*\n|\s+$/g, '');
  const isApart =
    needsRoom(view.state, into, plain) || (at === undefined && blockBefore(view.state));
  const words = markdown ?? (files.length === 0 && isApart ? plain : undefined);
  const isOurs = words !== undefined || files.length > 0;
  if (at === undefined) beginsBefore(view);
  else if (isOurs) view.dispatch({ selection: { anchor: at } });
  if (words) apply(view, passage(cleaned(words, listeners.onTell)));
  else if (files.length > 0) listeners.onFiles({ files, alt });
  if (pictures > 0 && (words || files.length === 0)) {
    listeners.onTell(
      pictures === 1
        ? 'One picture could not be pasted. Save it as a file and drop it into the text.'
        : `${pictures} pictures could not be pasted. Save them as files and drop them into the text.`,
    );
  }
  return isOurs;
}

/** For CodeMirror's styles. */
export function nonce(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${nonceMeta}"]`)?.content ?? '';
}

function apply(view: EditorView, format: TextFormat): boolean {
  view.dispatch(view.state.update(format(view.state)));
  view.focus();
  return true;
}
