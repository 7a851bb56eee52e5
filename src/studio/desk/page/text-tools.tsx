import { type KeyboardEvent, useRef, useState } from 'react';
import { DeskIcon, type DeskIconName } from './desk-button.tsx';
import { around, atLineStart, block, numbered, type TextFormat } from './text-formats.ts';

/** What a person chooses in a dialog before it stands in the text. */
export type Asks = 'link' | 'photograph' | 'film' | 'download';
type Tool = {
  readonly label: string;
  readonly sign: DeskIconName | 'H' | 'B';
  readonly does: TextFormat | Asks;
};

const table = '| First | Second |\n|---|---|\n| A | B |';

const tools: readonly Tool[] = [
  { label: 'Heading', sign: 'H', does: atLineStart('## ', /^(#{1,6} |[-*] |\d+\. |> )/) },
  { label: 'Bold (Ctrl B)', sign: 'B', does: around('**') },
  { label: 'Italic (Ctrl I)', sign: 'italic', does: around('*') },
  { label: 'Link (Ctrl K)', sign: 'link', does: 'link' },
  { label: 'List', sign: 'list', does: atLineStart('- ', /^(#{1,6} |\d+\. |> )/) },
  { label: 'Numbered list', sign: 'numbers', does: numbered },
  { label: 'Pull quote', sign: 'quote', does: atLineStart('> ', /^(#{1,6} |[-*] |\d+\. )/) },
  { label: 'Table', sign: 'table', does: block(table, 'First') },
  { label: 'Photograph', sign: 'picture', does: 'photograph' },
  { label: 'Film', sign: 'film', does: 'film' },
  { label: 'File to download', sign: 'download', does: 'download' },
  {
    label: 'Callout',
    sign: 'callout',
    does: block('> [!TIP]\n> What is worth trying.', 'What is worth trying.'),
  },
  {
    label: 'Plate',
    sign: 'plate',
    does: block('> [!PLATE red]\n> ~~What was wrong~~\n> What stands there now', 'What was wrong'),
  },
];

type Props = {
  readonly onFormat: (format: TextFormat) => void;
  readonly onAsk: (what: Asks) => void;
};

/** One stop of Tab; the arrows go from button to button, as in every toolbar. */
export function TextTools({ onFormat, onAsk }: Props) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} className="text__tools" role="toolbar" aria-label="Text" onKeyDown={move}>
      {tools.map(({ label, sign, does }, index) => (
        <button
          key={label}
          type="button"
          className="push push--icon push--quiet"
          aria-label={label}
          data-says={label}
          tabIndex={index === at ? 0 : -1}
          // The text keeps what is selected in it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setAt(index);
            if (typeof does === 'function') onFormat(does);
            else onAsk(does);
          }}
        >
          <Sign sign={sign} />
        </button>
      ))}
    </div>
  );
}

function Sign({ sign }: { sign: Tool['sign'] }) {
  if (sign === 'H' || sign === 'B') return <b>{sign}</b>;
  return <DeskIcon name={sign} />;
}
