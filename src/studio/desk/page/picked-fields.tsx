import { type ComponentProps, useState } from 'react';
import type { ListedMedia } from '../desk-lists.ts';
import { deskPaths } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { useDesk } from './desk-context.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { shownText } from './fill-in.ts';
import { useForm } from './form-context.ts';
import { MediaPicker } from './media-picker.tsx';
import { PagePicker } from './page-picker.tsx';

/** A path of a page: typed, or chosen by its title. */
export function LinkField({ field, path, value }: FieldProps<'text'>) {
  const { edit, show } = useForm();
  const text = shownText(value);
  const change = (next: string) =>
    edit([
      next === '' && field.isOptional ? { at: path, remove: true } : { at: path, value: next },
    ]);
  return (
    <FieldFrame field={field} path={path}>
      {(control) => (
        <PageControl
          path={path}
          value={text}
          control={{
            ...control,
            className: 'input',
            value: text,
            onFocus: () => show(text),
            onChange: ({ target }) => change(target.value),
          }}
        />
      )}
    </FieldFrame>
  );
}

type PageControlProps = {
  readonly path: FieldPath;
  readonly value: string;
  readonly control: ComponentProps<'input'>;
};

/** A field for an address, the button that searches for it, and the title of what it leads to. */
export function PageControl({ path, value, control }: PageControlProps) {
  const { lists } = useDesk();
  const { edit } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const page = lists.pages.find((one) => one.path === value);
  return (
    <>
      <div className="input-row">
        <input {...control} type="text" autoComplete="off" spellCheck={false} />
        <button type="button" className="push" onClick={() => setChoosing(true)}>
          Choose<span className="hidden-words"> a page</span>
        </button>
      </div>
      {page && (
        <p className="field__help">
          {page.kind}: {page.title}
        </p>
      )}
      {isChoosing && (
        <PagePicker
          onClose={() => setChoosing(false)}
          onPick={(picked) => {
            edit([{ at: path, value: picked.path }]);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

/** A photograph, or another file of `content/media/`: chosen from those, or brought in. */
export function MediaField({ field, path, value }: FieldProps<'text'>) {
  const { edit } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const text = shownText(value);
  const kind = field.photograph ? 'photograph' : (field.media ?? 'photograph');
  const pick = ({ name }: ListedMedia, alt: string) => {
    const words = alt ? [{ at: [...path.slice(0, -1), 'alt'], value: alt }] : [];
    edit([{ at: path, value: name }, ...words]);
    setChoosing(false);
  };
  return (
    <FieldFrame field={field} path={path}>
      {(control) => (
        <>
          <div className="input-row">
            {text && kind !== 'film' && kind !== 'captions' && kind !== 'download' && (
              <img className="thumb" src={deskPaths.media + encodeURIComponent(text)} alt="" />
            )}
            <input
              {...control}
              className="input"
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({ target }) =>
                edit([
                  target.value === '' && field.isOptional
                    ? { at: path, remove: true }
                    : { at: path, value: target.value },
                ])
              }
            />
            <button type="button" className="push" onClick={() => setChoosing(true)}>
              Choose<span className="hidden-words"> a file</span>
            </button>
          </div>
          {isChoosing && (
            <MediaPicker
              kind={kind}
              leastWidth={field.leastWidth}
              asksAlt={kind === 'photograph' && path.at(-1) === 'photo'}
              onClose={() => setChoosing(false)}
              onPick={pick}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
