import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Form } from '../desk-forms.ts';
import { hintIn } from '../fill-in.ts';
import type { BroughtFiles } from './bring-in.ts';
import { useDesk } from './desk-context.ts';
import { MediaPicker } from './media-picker.tsx';
import { PagePicker } from './page-picker.tsx';
import { TextEditor, type TextEditorHandle } from './text-editor.tsx';
import { block, link, type TextFormat } from './text-formats.ts';
import type { TextProblem } from './text-problems.ts';
import { type Asks, TextTools } from './text-tools.tsx';
import { lengthInWords } from './word-count.ts';

type Props = {
  readonly value: string;
  readonly problems: readonly TextProblem[];
  readonly maxWords: Form['maxWords'];
  readonly onChange: (value: string) => void;
  readonly onPlace: (paragraph: string) => void;
  /** Filled with the editor, so that a link can lead to a line of it. */
  readonly editor: { current: TextEditorHandle | null };
  /** The line that is shown first, if it is more than 0. */
  readonly beginLine: number;
};

/** The text of a page, with the buttons that write its signs. */
export function TextPart(props: Props) {
  const { value, problems, maxWords, onChange, onPlace, editor, beginLine } = props;
  const { say } = useDesk();
  const [asks, setAsks] = useState<Asks>();
  const [brought, setBrought] = useState<BroughtFiles>();
  const id = useId();
  const label = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (beginLine > 0) editor.current?.goTo(beginLine);
  }, [editor, beginLine]);
  const format = (change: TextFormat) => editor.current?.format(change);
  const bring = (next: BroughtFiles) => {
    const [first] = next.files;
    setBrought(first && next);
    setAsks(first && kindOfFile(first));
  };
  const close = () => {
    bring(none);
    editor.current?.focus();
  };
  const done = (change: TextFormat) => {
    bring({ files: brought?.files.slice(1) ?? [], alt: '' });
    // The dialog gives the focus back first.
    setTimeout(() => format(change));
  };
  const toFillIn = hintIn(value.trim());
  // What a template says of the text is no text yet.
  const shown = toFillIn && !toFillIn.includes('\n\n') ? '' : value;
  const hint = 'Write here. A line that begins with ## is a heading, one with - is in a list.';
  const length = useMemo(() => lengthInWords(shown), [shown]);
  const goal = maxWords && `This kind has at most ${maxWords.toLocaleString('en-GB')}.`;
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id} ref={label} tabIndex={-1}>
        Text
      </h2>
      <p className="field__help" id={`${id}-help`}>
        An empty line begins a new paragraph. Tab leaves the text.
      </p>
      <div className="text" data-wrong={problems.some(({ isMild }) => !isMild) || undefined}>
        <TextTools onFormat={format} onAsk={setAsks} />
        <TextEditor
          ref={editor}
          value={shown}
          hint={hint}
          problems={problems}
          labelledBy={id}
          describedBy={`${id}-help`}
          onChange={onChange}
          onPlace={onPlace}
          onLink={() => setAsks('link')}
          onFiles={bring}
          onTell={say}
        />
        <div className="text__foot">
          <span>{length}</span>
          <span>{goal}</span>
        </div>
      </div>
      {asks === 'link' && (
        <PagePicker
          title="Link to a page"
          takesOthers
          onClose={close}
          onPick={({ path, title }) => done(link(path, title))}
        />
      )}
      {asks && asks !== 'link' && (
        <MediaPicker
          key={brought?.files.length}
          kind={asks}
          brought={brought}
          leastWidth={asks === 'photograph' ? 690 : undefined}
          asksAlt={asks !== 'download'}
          onClose={close}
          onPick={({ name }, alt) => {
            if (asks === 'download') return done(link(name, wordsOf(name)));
            done(block(`![${alt.replaceAll(/[[\]]/g, '')}](${name})`));
            say(`${asks === 'film' ? 'The film' : 'The photograph'} is in the text now.`);
          }}
        />
      )}
    </section>
  );
}

const none: BroughtFiles = { files: [], alt: '' };

/** What is no film and no PDF is told to be no picture, if it is none. */
function kindOfFile({ type }: File): 'photograph' | 'film' | 'download' {
  if (type.startsWith('video/')) return 'film';
  return type === 'application/pdf' ? 'download' : 'photograph';
}

/** `price-list.pdf` as the words of a link to it, where no others are selected. */
const wordsOf = (name: string) => name.replace(/\.\w+$/, '').replaceAll('-', ' ');
