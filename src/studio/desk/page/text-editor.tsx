import { defaultKeymap, standardKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { Transaction } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { nonceMeta } from '../desk-messages.ts';
import type { BroughtFiles } from './bring-in.ts';
import { pastedHtml } from './pasted-html.ts';
import { cleaned } from './pasted-words.ts';
import { afterQuote, around, passage, type TextFormat } from './text-formats.ts';
import { showTextProblems, type TextProblem, textProblems } from './text-problems.ts';

export type TextEditorHandle = {
  readonly format: (format: TextFormat) => void;
  readonly goTo: (line: number) => void;
  readonly focus: () => void;
  /** Takes the focus, and shows the text from its heading on. */
  readonly begin: () => void;
};

type Props = {
  readonly ref: Ref<TextEditorHandle>;
  readonly value: string;
  readonly problems: readonly TextProblem[];
  readonly hint: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly onPlace: (paragraph: string) => void;
  readonly onLink: () => void;
  readonly onFiles: (brought: BroughtFiles) => void;
  readonly onTell: (words: string) => void;
};

/**
 * The Markdown of a page. CodeMirror changes nothing of it that is not typed. Steps back are those
 * of the whole desk, not of the editor, so that they are one line through fields and text.
 */
export function TextEditor({ ref, value, problems, ...told }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const callbacks = useRef(told);
  callbacks.current = told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; changes come in below
  useEffect(() => {
    const made = new EditorView({
      parent: place.current as HTMLDivElement,
      doc: value,
      extensions: extensions(callbacks),
    });
    view.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (view.current) takeText(view.current, value);
  }, [value]);
  useEffect(() => {
    if (view.current) showTextProblems(view.current, problems);
  }, [problems]);
  useImperativeHandle(ref, () => handle(() => view.current as EditorView), []);
  return <div ref={place} className="text-editor" />;
}

type Told = Omit<Props, 'ref' | 'value' | 'problems'>;

function extensions(told: { readonly current: Told }) {
  const { labelledBy, describedBy, hint } = told.current;
  const format = (key: string, sign: string) => ({
    key,
    run: (view: EditorView) => apply(view, around(sign)),
  });
  const linked = () => {
    told.current.onLink();
    return true;
  };
  return [
    EditorView.cspNonce.of(nonce()),
    // Before the keys of Markdown, which begin the next line like this one.
    keymap.of([{ key: 'Enter', run: leaveQuote }]),
    markdown({ base: markdownLanguage, completeHTMLTags: false }),
    textMarks,
    textProblems,
    highlightSpecialChars(),
    EditorView.clipboardInputFilter.of((text) => cleaned(text, told.current.onTell)),
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => takes(clipboardData, view, told.current),
      dragstart: ({ dataTransfer }) => dataTransfer?.setData(ownDrag, ''),
      drop: (event, view) => {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        return takes(event.dataTransfer, view, told.current, at ?? undefined);
      },
    }),
    placeholder(hint),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      lang: 'en-GB',
    }),
    // Tab leaves the text, so that the keyboard is never trapped in it.
    keymap.of([
      format('Mod-b', '**'),
      format('Mod-i', '*'),
      { key: 'Mod-k', run: linked },
      ...defaultKeymap.filter(({ key }) => key !== 'Mod-i' && key !== 'Ctrl-k'),
      ...standardKeymap,
    ]),
    EditorView.updateListener.of((update) => {
      const isOurs = update.transactions.some((one) => one.annotation(Transaction.remote));
      if (update.docChanged && !isOurs) told.current.onChange(update.state.doc.toString());
      if ((update.selectionSet || update.docChanged) && !isOurs) {
        told.current.onPlace(update.state.doc.lineAt(update.state.selection.main.head).text);
      }
    }),
  ];
}

/** Marks what is dragged within the text, which is Markdown already. */
const ownDrag = 'text/x-desk';

/** Takes HTML as Markdown, and files; plain text is left to the editor. @param at where it is dropped. */
function takes(data: DataTransfer | null, view: EditorView, told: Told, at?: number): boolean {
  if (!data || data.types.includes(ownDrag)) return false;
  const into = at ?? view.state.selection.main.from;
  const isCode = syntaxTree(view.state)
    .resolveInner(into, -1)
    .name.match(/^(Fenced)?Code/);
  const { markdown, alt } = pastedHtml(isCode ? '' : data.getData('text/html'));
  const files = [...data.files];
  if (!markdown && files.length === 0) return false;
  if (at !== undefined) view.dispatch({ selection: { anchor: at } });
  if (markdown) apply(view, passage(cleaned(markdown, told.onTell)));
  else told.onFiles({ files, alt });
  return true;
}

/** For the styles that CodeMirror adds. */
export function nonce(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${nonceMeta}"]`)?.content ?? '';
}

/** Takes a text that came from elsewhere, a step back for one, by its smallest change. */
function takeText(view: EditorView, value: string): void {
  const old = view.state.doc.toString();
  if (old === value) return;
  let from = 0;
  while (from < old.length && old[from] === value[from]) from++;
  let end = 0;
  const most = Math.min(old.length, value.length) - from;
  while (end < most && old.at(-1 - end) === value.at(-1 - end)) end++;
  const insert = value.slice(from, value.length - end);
  // A blank line at the end is no step that the cursor should follow.
  const selection =
    insert.trim() === '' && from === old.length
      ? {}
      : { selection: { anchor: from + insert.length } };
  view.dispatch({
    changes: { from, to: old.length - end, insert },
    ...selection,
    annotations: Transaction.remote.of(true),
    scrollIntoView: view.hasFocus,
  });
}

function apply(view: EditorView, format: TextFormat): boolean {
  view.dispatch(view.state.update(format(view.state)));
  view.focus();
  return true;
}

function leaveQuote(view: EditorView): boolean {
  const left = afterQuote(view.state);
  if (left) view.dispatch({ ...left, scrollIntoView: true });
  return left !== undefined;
}

function handle(view: () => EditorView): TextEditorHandle {
  return {
    format: (format) => apply(view(), format),
    goTo: (line) => {
      const { doc } = view().state;
      const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const effects = EditorView.scrollIntoView(from, { y: 'center' });
      view().dispatch({ selection: { anchor: from }, effects });
      view().focus();
    },
    focus: () => view().focus(),
    begin: () => {
      const shown = view();
      shown.focus();
      shown.dom.closest('.part')?.scrollIntoView();
    },
  };
}

/** Headings as on the page, with their signs in grey. */
const textMarks = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading1, fontWeight: '700', fontSize: '1.5em' },
    { tag: tags.heading2, fontWeight: '700', fontSize: '1.4em', letterSpacing: '-0.02em' },
    { tag: tags.heading3, fontWeight: '700', fontSize: '1.2em', letterSpacing: '-0.015em' },
    { tag: tags.strong, fontWeight: '700' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: tags.strikethrough, textDecoration: 'line-through' },
    { tag: tags.link, color: 'var(--sea)', textDecoration: 'underline' },
    { tag: tags.url, color: 'var(--sea)', textDecoration: 'none' },
    { tag: tags.monospace, fontFamily: 'ui-monospace, Menlo, monospace', fontSize: '0.875em' },
    {
      tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName],
      color: 'var(--muted)',
    },
    { tag: tags.quote, color: 'var(--deep)' },
  ]),
);
