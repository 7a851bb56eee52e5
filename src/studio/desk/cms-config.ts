import { type FieldShape, fieldSentence, fieldShape } from '../../engine/content/field-shape.ts';
import { mediaFolder } from '../../engine/content/media.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { choicesOf, controlOf, type FieldControl, fieldsOf } from './desk-forms.ts';
import { dataShown, titleOfMany, titleOfOne } from './kind-titles.ts';

export type CmsField = { readonly name: string; readonly [option: string]: unknown };

type Options = Readonly<Record<string, unknown>>;
type Written = {
  readonly decap: (shape: FieldShape) => Options;
  readonly pages: (shape: FieldShape) => Options;
};

/**
 * What each type of field is called in `config.yml`, which Sveltia and Decap read, and in the
 * `.pages.yml` of Pages CMS.
 */
const types: Readonly<Record<FieldControl, Written>> = {
  choice: {
    decap: (shape) => ({
      widget: 'select',
      options: choicesOf(shape).map(({ value, title }) => ({ value, label: title })),
    }),
    pages: (shape) => ({
      type: 'select',
      options: { values: choicesOf(shape).map(({ value, title }) => ({ value, label: title })) },
    }),
  },
  switch: { decap: () => ({ widget: 'boolean' }), pages: () => ({ type: 'boolean' }) },
  number: {
    decap: (shape) => ({
      widget: 'number',
      value_type: shape.type === 'integer' ? 'int' : 'float',
      ...range(shape),
    }),
    pages: (shape) => ({ type: 'number', options: range(shape) }),
  },
  date: {
    decap: () => ({
      widget: 'datetime',
      ...{ format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false },
    }),
    pages: () => ({ type: 'date', options: { format: 'yyyy-MM-dd' } }),
  },
  name: {
    decap: ({ from = '' }) => {
      const [file = '', ...steps] = from.split('.');
      const value = [...steps.slice(0, -1), '*', steps.at(-1)].join('.');
      // A list that is the whole file is a field of the file's own name.
      const field = steps.length === 1 ? `${file}.${value}` : value;
      return {
        ...{ widget: 'relation', collection: 'data', file },
        ...{ value_field: field, search_fields: [field], display_fields: [field] },
      };
    },
    pages: () => ({ type: 'string' }),
  },
  page: { decap: (shape) => line('string', shape), pages: (shape) => pagesLine('string', shape) },
  media: {
    decap: ({ photograph }) => ({ widget: photograph ? 'image' : 'file' }),
    pages: ({ photograph }) => ({ type: photograph ? 'image' : 'file' }),
  },
  text: {
    decap: (shape) => line(isLong(shape) ? 'text' : 'string', shape),
    pages: (shape) => pagesLine(isLong(shape) ? 'text' : 'string', shape),
  },
  group: {
    decap: (shape) => ({ widget: 'object', collapsed: true, fields: decapFields(shape) }),
    pages: (shape) => ({ type: 'object', fields: pagesFields(shape) }),
  },
  list: {
    decap: ({ items = {}, minItems: min, maxItems: max }) => ({
      widget: 'list',
      ...defined({ min, max }),
      ...(items.properties
        ? { collapsed: true, fields: decapFields(items) }
        : { field: decapField('item', { title: 'Item', ...items }, false) }),
    }),
    pages: ({ items = {}, minItems: min, maxItems: max }) => ({
      ...types[controlOf(items)].pages(items),
      list: { ...defined({ min, max }), collapsible: true },
    }),
  },
};

const isLong = ({ maxLength = 0 }: FieldShape) => maxLength > 120;

function range({ minimum, maximum, exclusiveMinimum, type }: FieldShape): Options {
  const above =
    type === 'integer' && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined;
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const min = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  return defined({ min: min ?? above, max });
}

/** Patterns are left to the build: without their flags they would refuse what it takes. */
function line(widget: string, { minLength, maxLength }: FieldShape): Options {
  return { widget, ...defined({ minlength: minLength, maxlength: maxLength }) };
}

function pagesLine(type: string, { minLength, maxLength }: FieldShape): Options {
  return { type, options: defined({ minlength: minLength, maxlength: maxLength }) };
}

const defined = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function decapField(name: string, shape: FieldShape, isOptional: boolean): CmsField {
  const hint = fieldSentence(shape);
  return {
    name,
    label: shape.title ?? name,
    ...types[controlOf(shape)].decap(shape),
    ...(hint && { hint }),
    ...(isOptional && { required: false }),
  };
}

const decapFields = (shape: FieldShape): CmsField[] =>
  fieldsOf(shape).map(({ name, field, isOptional }) => decapField(name, field, isOptional));

const pagesFields = (shape: FieldShape): CmsField[] =>
  fieldsOf(shape).map(({ name, field, isOptional }) => ({
    name,
    label: field.title ?? name,
    description: fieldSentence(field),
    ...types[controlOf(field)].pages(field),
    ...(!isOptional && { required: true }),
  }));

/** Markdown as it is written: what these editors make of it by their buttons is not all allowed. */
const decapBody = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  modes: ['raw'],
  required: false,
};
const pagesBody = { name: 'body', label: 'Text', type: 'code', options: { language: 'markdown' } };

type File = {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly shape: FieldShape;
  readonly isPage: boolean;
};

/** Every file that exists once. */
function singleFiles(): File[] {
  const data = Object.entries(dataFiles).map(([name, { file, schema }]) => {
    const label = dataShown[name]?.title ?? name;
    return { name, label, file, shape: fieldShape(schema), isPage: false };
  });
  const pages = Object.entries(kinds).flatMap(([name, kind]) => {
    if (!('file' in kind)) return [];
    const label = kind.file.replace(/^.*\/|\.md$/g, '').replaceAll('-', ' ');
    return [{ name, label, file: kind.file, shape: fieldShape(kind.schema), isPage: true }];
  });
  return [...pages, ...data];
}

function folders() {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    if (!('folder' in kind)) return [];
    const [one, many] = [titleOfOne(name), titleOfMany(name)];
    return [{ name, one, many, folder: kind.folder, shape: fieldShape(kind.schema) }];
  });
}

export type Repository = { readonly host: string; readonly repo: string; readonly branch: string };

/** The configuration of Sveltia and Decap, to be written as YAML. */
export function decapConfig({ host, repo, branch }: Repository) {
  const fileRow = ({ name, label, file, shape, isPage }: File) => {
    // A file that is a list is one field, which Sveltia writes without its name.
    const list = shape.items && [
      { ...decapField(name, { title: label, ...shape }, false), root: true },
    ];
    return {
      name,
      label,
      file,
      fields: [...(list ?? decapFields(shape)), ...(isPage ? [decapBody] : [])],
    };
  };
  const files = singleFiles();
  return {
    backend: { name: host, repo, branch },
    local_backend: true,
    media_folder: mediaFolder,
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    // Read by Sveltia alone: the checks refuse an empty field.
    output: { omit_empty_optional_fields: true },
    collections: [
      ...folders().map(({ name, one, many, folder, shape }) => ({
        ...{ name, label: many, label_singular: one, folder, create: true },
        ...{ extension: 'md', format: 'yaml-frontmatter', identifier_field: 'title' },
        slug: '{{title}}',
        fields: [...decapFields(shape), decapBody],
      })),
      { name: 'pages', label: 'Pages', files: files.filter(({ isPage }) => isPage).map(fileRow) },
      { name: 'data', label: 'Lists', files: files.filter(({ isPage }) => !isPage).map(fileRow) },
    ],
  };
}

/** The `.pages.yml` of Pages CMS, to be written as YAML. */
export function pagesConfig() {
  return {
    media: { input: mediaFolder, output: '' },
    content: [
      ...folders().map(({ name, many, folder, shape }) => ({
        ...{ name, label: many, type: 'collection', path: folder, format: 'yaml-frontmatter' },
        ...{ filename: '{primary}.md', view: { fields: ['title'], primary: 'title' } },
        fields: [...pagesFields(shape), pagesBody],
      })),
      ...singleFiles().map(({ name, label, file, shape, isPage }) => ({
        ...{ name: `one-${name}`, label, type: 'file', path: file },
        format: isPage ? 'yaml-frontmatter' : 'json',
        ...(shape.items && { list: true }),
        fields: [...pagesFields(shape.items ?? shape), ...(isPage ? [pagesBody] : [])],
      })),
    ],
  };
}
