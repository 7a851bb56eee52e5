import { expect, test } from 'vitest';
import { type FieldShape, fieldShape } from '../../engine/content/field-shape.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { type CmsField, decapConfig, pagesConfig } from './cms-config.ts';

type Row = { readonly fields: readonly CmsField[] };

const decap = decapConfig({ host: 'github', repo: 'tide/site', branch: 'main' });
const decapRows = decap.collections.flatMap((one): [string, Row][] =>
  'files' in one
    ? one.files.map((file) => [file.file, file])
    : [[one.folder, { fields: one.fields }]],
);
const pageRows = pagesConfig().content.map((one): [string, Row] => [one.path, one]);

const schemas = [...Object.values(dataFiles), ...Object.values(kinds)].flatMap((row) => {
  if (!('schema' in row)) return [];
  const path = 'file' in row ? row.file : row.folder;
  return [[path, fieldShape(row.schema)] as const];
});

/** A field of either configuration, as far as a schema says something of it. */
function described(field: CmsField): object {
  const { name, label, options, fields, list, field: item } = field;
  const some = field as Partial<Record<string, number>>;
  const limits = { ...(options as object), ...(list as object), ...some };
  const { min, max, minlength, maxlength, values } = limits as Partial<Record<string, unknown>>;
  const choices = (values ?? (Array.isArray(options) ? options : undefined)) as
    | readonly { value: string }[]
    | undefined;
  return {
    name,
    label,
    limits: [min, max, minlength, maxlength],
    choices: choices?.map(({ value }) => value),
    fields: (fields as CmsField[] | undefined)?.map(described),
    ...(item ? { item: described(item as CmsField) } : {}),
  };
}

function wanted(name: string, shape: FieldShape, isPages: boolean): object {
  const { items, minItems, maxItems, title: label } = shape;
  const inner = items?.properties || (isPages && items) ? items : shape;
  const { properties, enum: choices, minLength, maxLength, type } = inner;
  const isText = type === 'string' && !choices && !inner.format && !inner.from && !inner.media;
  const lengths = isText && !inner.photograph ? [minLength, maxLength] : [undefined, undefined];
  const range = type === 'number' || type === 'integer' ? rangeOf(inner) : [undefined, undefined];
  const fields =
    properties && Object.entries(properties).map(([name, one]) => wanted(name, one, isPages));
  const own = items ? [minItems, maxItems] : range;
  const item =
    items && !properties && !isPages && wanted('item', { title: 'Item', ...items }, false);
  return { name, label, limits: [...own, ...lengths], choices, fields, ...(item ? { item } : {}) };
}

function rangeOf({ minimum, maximum, exclusiveMinimum, type }: FieldShape) {
  const above =
    exclusiveMinimum !== undefined && type === 'integer' ? exclusiveMinimum + 1 : undefined;
  const [min, max] = [minimum, maximum].map((one) =>
    Number.isSafeInteger(one) && Math.abs(one ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : one,
  );
  return [min ?? above, max];
}

test.each([
  ['Sveltia and Decap', decapRows, false],
  ['Pages CMS', pageRows, true],
] as const)(
  '%s get every field of every file, with its name, choices and limits',
  (_, rows, isPages) => {
    const byPath = new Map(rows);
    const paths = schemas.map(([path]) => path);
    expect([...byPath.keys()].sort()).toEqual(paths.sort());
    for (const [path, shape] of schemas) {
      const fields = byPath.get(path)?.fields.filter(({ name }) => name !== 'body') ?? [];
      const { items = shape } = shape;
      const isList = shape.items && !isPages;
      const own = isList ? (fields[0]?.fields as CmsField[]) : fields;
      const all = Object.entries(items.properties ?? {});
      expect(own.map(described)).toEqual(all.map(([name, one]) => wanted(name, one, isPages)));
      expect(own.filter(({ required }) => required === isPages).map(({ name }) => name)).toEqual(
        isPages
          ? all.flatMap(([name]) => (items.required?.includes(name) ? [name] : []))
          : all.flatMap(([name]) => (items.required?.includes(name) ? [] : [name])),
      );
    }
  },
);
