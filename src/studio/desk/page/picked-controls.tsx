import { type AllHTMLAttributes, type ClipboardEvent, type ReactNode, useState } from 'react';
import { leastWidth } from '../../../engine/kernel/photograph.ts';
import type { FieldValue } from '../desk-forms.ts';
import { type BroughtFiles, takesFiles } from './bring-in.ts';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { MediaPicker, Thumb } from './media-picker.tsx';
import { PagePicker } from './page-picker.tsx';

export type ControlProps = FieldProps & {
  readonly text: string;
  readonly attributes: Pick<
    AllHTMLAttributes<HTMLElement>,
    'id' | 'className' | 'aria-describedby' | 'onFocus'
  > & {
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
  };
  /** An emptied optional field is deleted. @param place what is typed into; a press has none. */
  readonly write: (value: FieldValue, place?: string) => void;
};

type PickedProps = Pick<ControlProps, 'attributes'> & {
  readonly what: string;
  readonly children?: ReactNode;
  readonly takes?: boolean;
  readonly picker: (close: () => void, brought?: BroughtFiles) => ReactNode;
};

/** Words to be typed, or chosen in a dialog; or a file that is pasted or dropped. */
function Picked({ attributes, what, children, takes = false, picker }: PickedProps) {
  const [choosing, setChoosing] = useState<true | BroughtFiles>();
  const take = (files: readonly File[]) => setChoosing({ files, alt: '' });
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  return (
    <>
      <div className="input-row" {...(takes && { ...takesFiles(take), onPaste: paste })}>
        {children}
        <input {...attributes} type="text" autoComplete="off" spellCheck={false} />
        <Push onClick={() => setChoosing(true)}>
          Choose<span className="hidden-words"> {what}</span>
        </Push>
      </div>
      {choosing && picker(() => setChoosing(undefined), choosing === true ? undefined : choosing)}
    </>
  );
}

/** A path of a page, and the title of what it leads to. */
export function PageControl({ text, attributes, write }: ControlProps) {
  const page = useDesk().lists.pages.find(({ path }) => path === text);
  return (
    <>
      <Picked
        attributes={attributes}
        what="a page"
        picker={(close) => (
          <PagePicker
            onClose={close}
            onPick={({ path }) => {
              write(path, '');
              close();
            }}
          />
        )}
      />
      {page && (
        <p className="field__help">
          {page.kind}: {page.title}
        </p>
      )}
    </>
  );
}

export function MediaControl({ field, path, text, attributes }: ControlProps) {
  const { edit } = useForm();
  const kind = field.media ?? 'photograph';
  return (
    <Picked
      attributes={attributes}
      what="a file"
      takes
      picker={(close, brought) => (
        <MediaPicker
          kind={kind}
          brought={brought}
          leastWidth={field.photograph && leastWidth(field.photograph)}
          asksAlt={kind === 'photograph' && path.at(-1) === 'photo'}
          onClose={close}
          onPick={({ name }, alt) => {
            const words = alt ? [{ at: [...path.slice(0, -1), 'alt'], value: alt }] : [];
            edit([{ at: path, value: name }, ...words]);
            close();
          }}
        />
      )}
    >
      {text && <Thumb media={{ name: text, kind }} />}
    </Picked>
  );
}
