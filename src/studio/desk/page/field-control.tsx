import { type AllHTMLAttributes, Fragment, type ReactNode, useRef, useState } from 'react';
import type { Facts } from '../../../engine/content/facts.ts';
import { isUnfilled } from '../../../engine/content/mistakes/placeholders.ts';
import { britishDate, factSign, filledIn, inAList } from '../../../engine/kernel/text.ts';
import {
  choicesOf,
  controlOf,
  type FieldControl,
  type FieldValue,
  type FormField,
  typedValue,
} from '../desk-forms.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { retyped, writtenRange } from '../fact-words.ts';
import { fieldId } from '../field-values.ts';
import { hintIn, shownText } from '../fill-in.ts';
import { Failure } from './attempt.tsx';
import { type BroughtFiles, type RefusedFile, takesFiles } from './bring-in.ts';
import { CropDialog } from './crop-dialog.tsx';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { useEdit } from './edit-context.ts';
import { FieldFrame, type FieldProps, isMild, Notes, useProblemsAt } from './field-frame.tsx';
import { withHighlight } from './highlight.ts';
import { MediaPicker, Thumb } from './media-picker.tsx';
import { Options } from './modal.tsx';
import { PagePicker } from './page-picker.tsx';

export function ValueField(props: FieldProps) {
  const { field, value } = props;
  // An optional boolean needs no "optional" label: off means absent.
  const isOptional = props.isOptional && controlOf(field) !== 'switch';
  const count = <Count field={field} text={shownText(value)} />;
  return (
    <FieldFrame {...props} isOptional={isOptional} aside={count}>
      <Control {...props} />
    </FieldFrame>
  );
}

/** An item of one value is labelled by its list; its own label is hidden. */
export function PlainItem(props: Omit<FieldProps, 'isOptional'> & { name: string }) {
  return (
    <div className={isMild(useProblemsAt(props.path)) ? 'field--mild' : undefined}>
      <Control {...props} isOptional={false} />
      <Notes path={props.path} />
    </div>
  );
}

type ControlProps = FieldProps & {
  readonly text: string;
  readonly attributes: Pick<
    AllHTMLAttributes<HTMLElement>,
    'id' | 'className' | 'aria-describedby' | 'onFocus' | 'onBlur'
  > & {
    readonly 'data-unfilled': true | undefined;
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
  };
  /** An emptied optional field is deleted. @param place the typed field; none for a click. */
  readonly write: (value: FieldValue, place?: string) => void;
};

const controls: Readonly<
  Record<Exclude<FieldControl, 'group' | 'list'>, (props: ControlProps) => ReactNode>
> = {
  choice: Select,
  name: Select,
  switch: Switch,
  number: NumberInput,
  date: DateInput,
  page: PageControl,
  media: MediaControl,
  text: Words,
};

function Control({ name, ...props }: FieldProps & { readonly name?: string }) {
  const { field, isOptional, path, value } = props;
  const { edit, leave, showOnPage } = useEdit();
  const id = fieldId(path);
  const text = shownText(value);
  // Emptied, a field has its hint again, after a save too.
  const [begun = ''] = useState(value);
  const write = (next: FieldValue, place = id) => {
    const isEmptied = next === '' && isOptional;
    const given = next === '' && hintIn(begun) ? begun : next;
    edit([isEmptied ? { at: path, remove: true } : { at: path, value: given }], place);
  };
  const attributes = {
    id,
    className: 'input',
    'aria-label': name,
    'aria-describedby': name ? `${id}-notes` : `${id}-help ${id}-notes`,
    'aria-invalid': useProblemsAt(path).length > 0,
    'data-unfilled': isUnfilled(value) || undefined,
    value: text,
    onFocus: () => showOnPage(field.forSearch ? '' : text, path),
    onBlur: () => leave(id),
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  };
  const Kind = controls[controlOf(field) as keyof typeof controls];
  return <Kind {...props} attributes={attributes} text={text} write={write} />;
}

/** Lists the file's value even if it is not one of the choices, by the name that it had. */
function Select({ field, path, isOptional, text, attributes }: ControlProps) {
  const { lists, titleOf } = useDesk();
  const { listedIn = '' } = useProblemsAt(path).find((one) => one.listedIn) ?? {};
  const { showOnPage } = useEdit();
  const choices = field.from ? (lists.names[field.from] ?? []) : choicesOf(field);
  const title = choices.find(({ value }) => value === text)?.title;
  return (
    <select {...attributes} onFocus={() => showOnPage(title ?? '', path)}>
      {(isOptional || text === '') && <option value="">{isOptional ? 'None' : 'Choose…'}</option>}
      {title === undefined && text !== '' && (
        <option value={text}>{titleOf(listedIn, text)} (not in the list)</option>
      )}
      <Options choices={choices} />
    </select>
  );
}

function Switch({ isOptional, value, attributes, write }: ControlProps) {
  const isOn = value === true;
  return (
    <button
      id={attributes.id}
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-describedby={attributes['aria-describedby']}
      onClick={() => write(isOn && isOptional ? '' : !isOn, '')}
    >
      {isOn ? 'Yes' : 'No'}
    </button>
  );
}

function DateInput({ text, attributes }: ControlProps) {
  const value = /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
  const words = `${attributes.id}-words`;
  const described = `${attributes['aria-describedby']} ${words}`;
  return (
    <div className="input-row">
      <input
        {...attributes}
        type="date"
        className="input input--short"
        aria-describedby={described}
        value={value}
      />
      {/* Some browsers put the month first. */}
      <span className="input-row__words" id={words}>
        {value && britishDate(value)}
      </span>
    </div>
  );
}

function NumberInput({ field, value, attributes, write }: ControlProps) {
  return (
    <input
      {...attributes}
      type="text"
      inputMode="decimal"
      className="input input--short"
      placeholder={hintIn(value)}
      onChange={({ target }) => write(typedValue(field, target.value))}
    />
  );
}

/** A text field, multi-line if more than 120 characters are allowed. Facts are read as their values. */
function Words({ field, path, value, text, attributes, write }: ControlProps) {
  const { showOnPage } = useEdit();
  const { say, lists } = useDesk();
  const { facts } = lists;
  const read = filledIn(text, facts);
  const area = useRef<HTMLTextAreaElement>(null);
  // Line breaks are allowed only where the file has some, as in a wordmark on two lines.
  const hasLines = text.includes('\n');
  const { maxLength = 0, unique, format } = field;
  const show = (words: string) => showOnPage(field.forSearch ? '' : words, path);
  const props = {
    ...attributes,
    value: read,
    'aria-describedby': `${attributes['aria-describedby']} ${attributes.id}-facts`,
    placeholder: hintIn(value),
    spellCheck: !unique && !format,
    onFocus: () => show(read),
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      const words = hasLines ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ');
      show(words);
      write(retyped(text, words, facts, target.selectionStart ?? 0));
    },
  };
  const note = (
    <p className="field__help" id={`${attributes.id}-facts`}>
      {factNote(text, facts)}
    </p>
  );
  if (maxLength <= 120 && !hasLines) {
    return (
      <>
        <input {...props} type="text" autoComplete="off" />
        {read !== text && note}
      </>
    );
  }
  const highlight = () => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const next = withHighlight(text, ...writtenRange(text, [selectionStart, selectionEnd], facts));
    if (next === text) say('Select the words to highlight first.');
    else {
      show(filledIn(next, facts));
      write(next);
    }
    area.current?.focus();
  };
  return (
    <>
      <textarea {...props} ref={area} rows={2} onKeyDown={hasLines ? undefined : noLineBreak} />
      {read !== text && note}
      {field.highlights && <Push onClick={highlight}>Highlight</Push>}
    </>
  );
}

function factNote(text: string, facts: Facts): string {
  const signs = new Set(text.match(factSign));
  const values = [...signs].map((sign) => `“${filledIn(sign, facts)}”`);
  return signs.size === 1
    ? `${values} is a fact: where it changes, this changes too, until you type over it.`
    : `${inAList(values)} are facts: where one changes, this changes too, until you type over it.`;
}

/** A field is a single paragraph. */
function noLineBreak(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}

type PickedProps = Pick<ControlProps, 'attributes'> & {
  readonly what: string;
  readonly children?: ReactNode;
  /** Absent if the control takes no files. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onChoose: () => void;
  readonly onCrop?: (() => void) | undefined;
};

/** A text input with a button that opens a picker. */
function Picked({ attributes, what, children, onFiles, onChoose, onCrop }: PickedProps) {
  return (
    <div className="input-row" {...(onFiles && takesFiles(onFiles))}>
      {children}
      <input {...attributes} type="text" autoComplete="off" spellCheck={false} />
      <Push of={what} onClick={onChoose}>
        Choose
      </Push>
      {onCrop && <Push onClick={onCrop}>Crop</Push>}
    </div>
  );
}

/** A page's path, with its title shown. */
function PageControl({ text, attributes, write }: ControlProps) {
  const { lists, show } = useDesk();
  const page = lists.pages.find(({ path }) => path === text);
  return (
    <>
      <Picked
        attributes={attributes}
        what="a page"
        onChoose={() => show(<PagePicker onPick={({ path }) => write(path, '')} />)}
      />
      {page && (
        <p className="field__help">
          {page.kind}: {page.title}
        </p>
      )}
    </>
  );
}

function MediaControl({ field, path, text, attributes }: ControlProps) {
  const { edit } = useEdit();
  const { lists, show, close } = useDesk();
  const { media: kind = 'photograph', photograph: use } = field;
  const shown = use && lists.media.find(({ name }) => name === text);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const choose = (brought?: BroughtFiles) =>
    show(
      <MediaPicker
        {...{ kind, use, brought }}
        onRefused={setRefused}
        asksAlt={kind === 'photograph' && path.at(-1) === 'photo'}
        onPick={([picked]) => {
          if (!picked) return;
          const { media, alt } = picked;
          const words = alt ? [{ at: [...path.slice(0, -1), 'alt'], value: alt }] : [];
          edit([{ at: path, value: media.name }, ...words]);
        }}
      />,
    );
  const crop = (media: ListedMedia) =>
    show(
      <CropDialog
        {...{ media, use }}
        main="Use this part"
        onPart={({ name }) => {
          close();
          edit([{ at: path, value: name }]);
        }}
        onClose={close}
      />,
    );
  return (
    <>
      <Picked
        attributes={attributes}
        what="a file"
        onFiles={(files) => choose({ files, alt: '' })}
        onChoose={() => choose()}
        onCrop={shown && (() => crop(shown))}
      >
        {text && <Thumb media={{ kind, ...shown, name: text }} />}
      </Picked>
      {refused.map(({ file, words }) => (
        <Fragment key={words}>
          <Failure words={words} />
          <div className="pushes">
            <Push of={file.name} onClick={() => choose({ files: [file], alt: '' })}>
              Try again
            </Push>
            <Push
              of={file.name}
              onClick={() => setRefused(refused.filter((one) => one.file !== file))}
            >
              Dismiss
            </Push>
          </div>
        </Fragment>
      ))}
    </>
  );
}

function Count({ field, text }: { field: FormField; text: string }) {
  const { facts } = useDesk().lists;
  const { minLength: min = 0, maxLength: max } = field;
  if (controlOf(field) !== 'text' || max === undefined || max > 1000) return null;
  const { length } = filledIn(text, facts).trim();
  const allowed = min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
  const count = length < min ? `${length}, at least ${min} characters` : `${length} of ${max}`;
  return (
    <span className="field__count" data-over={length > max || undefined}>
      {length > 0 ? count : allowed}
    </span>
  );
}
