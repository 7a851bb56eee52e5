import { type FieldShape, fieldSentence, fieldShape } from '../../engine/content/field-shape.ts';
import { mediaFolder } from '../../engine/content/media.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { dataShown, titleOfMany, titleOfOne } from './content-kind.ts';
import { choicesOf, controlOf, fieldsOf } from './desk-forms.ts';

export type CmsField = { readonly name: string; readonly [option: string]: unknown };

type Options = Readonly<Record<string, unknown>>;

/** A field's type in `config.yml`, which Sveltia and Decap read. */
function decapType(shape: FieldShape): Options {
  const { items = {}, type } = shape;
  switch (controlOf(shape)) {
    case 'choice':
      return { widget: 'select', options: choices(shape) };
    case 'switch':
      return { widget: 'boolean' };
    case 'number':
      return {
        widget: 'number',
        value_type: type === 'integer' ? 'int' : 'float',
        ...range(shape),
      };
    case 'date':
      return { widget: 'datetime', format: day, date_format: day, time_format: false };
    case 'name':
      return relation(shape);
    case 'media':
      return { widget: fileType(shape) };
    case 'group':
      return { widget: 'object', collapsed: true, fields: decapFields(shape) };
    case 'list': {
      const fields = items.properties
        ? { collapsed: true, fields: decapFields(items) }
        : { field: decapField('item', { title: 'Item', ...items }, false) };
      return { widget: 'list', ...counts(shape), ...fields };
    }
    default:
      return { widget: textType(shape), ...lengths(shape) };
  }
}

/** A field's type in the `.pages.yml` of Pages CMS. */
function pagesType(shape: FieldShape): Options {
  const { items = {} } = shape;
  switch (controlOf(shape)) {
    case 'choice':
      return { type: 'select', options: { values: choices(shape) } };
    case 'switch':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number', options: range(shape) };
    case 'date':
      return { type: 'date', options: { format: 'yyyy-MM-dd' } };
    case 'name':
      return { type: 'string' };
    case 'media':
      return { type: fileType(shape) };
    case 'group':
      return { type: 'object', fields: pagesFields(shape) };
    case 'list':
      return { ...pagesType(items), list: { ...counts(shape), collapsible: true } };
    default:
      return { type: textType(shape), options: lengths(shape) };
  }
}

const day = 'YYYY-MM-DD';
const fileType = ({ photograph }: FieldShape) => (photograph ? 'image' : 'file');
const textType = (shape: FieldShape) =>
  controlOf(shape) === 'text' && (shape.maxLength ?? 0) > 120 ? 'text' : 'string';
const choices = (shape: FieldShape) =>
  choicesOf(shape).map(({ value, title }) => ({ value, label: title }));
const counts = ({ minItems: min, maxItems: max }: FieldShape) => defined({ min, max });

/** No patterns: without their flags, these editors would refuse valid values. */
const lengths = ({ minLength: minlength, maxLength: maxlength }: FieldShape) =>
  defined({ minlength, maxlength });

function range({ minimum, maximum, exclusiveMinimum, type }: FieldShape): Options {
  const above =
    type === 'integer' && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined;
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const min = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  return defined({ min: min ?? above, max });
}

function relation({ from = '' }: FieldShape): Options {
  const [file = '', ...steps] = from.split('.');
  const value = [...steps.slice(0, -1), '*', steps.at(-1)].join('.');
  // A list that is the whole file is a field of the file's own name.
  const field = steps.length === 1 ? `${file}.${value}` : value;
  const fields = { value_field: field, search_fields: [field], display_fields: [field] };
  return { widget: 'relation', collection: 'data', file, ...fields };
}

const defined = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function decapField(name: string, shape: FieldShape, isOptional: boolean): CmsField {
  const hint = fieldSentence(shape);
  return {
    name,
    label: shape.title ?? name,
    ...decapType(shape),
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
    ...pagesType(field),
    ...(!isOptional && { required: true }),
  }));

/** As source: their rich-text buttons write Markdown that our checks refuse. */
const body = { name: 'body', label: 'Text' };
const decapBody = { ...body, widget: 'markdown', modes: ['raw'], required: false };
const pagesBody = { ...body, type: 'code', options: { language: 'markdown' } };

type File = {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly shape: FieldShape;
  readonly isPage: boolean;
};

function singleFiles(): File[] {
  const data = Object.entries(dataFiles).map(([name, { file, schema }]) => {
    const label = dataShown[name]?.title ?? name;
    return { name, label, file, shape: fieldShape(schema), isPage: false };
  });
  const pages = Object.entries(kinds).flatMap(([name, kind]) => {
    if (!('file' in kind)) return [];
    const label = kind.file.replace(/^.*\/|\.md$/g, '').replaceAll('-', ' ');
    return { name, label, file: kind.file, shape: fieldShape(kind.schema), isPage: true };
  });
  return [...pages, ...data];
}

const folders = () =>
  Object.entries(kinds).flatMap(([name, kind]) => {
    if (!('folder' in kind)) return [];
    const [one, many] = [titleOfOne(name), titleOfMany(name)];
    return { name, one, many, folder: kind.folder, shape: fieldShape(kind.schema) };
  });

export type Repository = { readonly host: string; readonly repo: string; readonly branch: string };

/** The configuration of Sveltia and Decap, to be written as YAML. */
export function decapConfig({ host, repo, branch }: Repository) {
  const fileRow = ({ name, label, file, shape, isPage }: File) => {
    // Sveltia writes a file that is one list as a root field, without a name.
    const fields = shape.items
      ? [{ ...decapField(name, { title: label, ...shape }, false), root: true }]
      : decapFields(shape);
    return { name, label, file, fields: isPage ? [...fields, decapBody] : fields };
  };
  const files = singleFiles();
  return {
    backend: { name: host, repo, branch },
    local_backend: true,
    media_folder: mediaFolder,
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    // Only Sveltia reads this: our checks refuse empty fields.
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
