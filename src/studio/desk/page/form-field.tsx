import { ChoiceField, DateField, NumberField, SwitchField } from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';
import { ListField } from './list-field.tsx';
import { LinkField, MediaField } from './picked-fields.tsx';
import { TextField } from './text-field.tsx';

/** Any field of a form, as its schema describes it. */
export function AnyField({ field, path, value }: FieldProps) {
  const place = { path, value };
  if (field.type === 'group') return <GroupField field={field} {...place} />;
  if (field.type === 'list') return <ListField field={field} {...place} />;
  if (field.type === 'switch') return <SwitchField field={field} {...place} />;
  if (field.type === 'date') return <DateField field={field} {...place} />;
  if (field.type === 'number') return <NumberField field={field} {...place} />;
  if (field.type === 'choice') return <ChoiceField field={field} {...place} />;
  if (field.from) return <ChoiceField field={field} {...place} />;
  if (field.isLink) return <LinkField field={field} {...place} />;
  if (field.photograph || field.media) return <MediaField field={field} {...place} />;
  return <TextField field={field} {...place} />;
}
