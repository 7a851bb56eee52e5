import type { PhotographUse } from '../../engine/kernel/photograph.ts';
import type { Choice } from './desk-lists.ts';

/** A value of JSON. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** A field of a form, as its schema declares it. Limits are only for hints: the server decides. */
export type FormField = {
  /** `Meta title`, made from the name or stated in the schema. */
  readonly title: string;
  /** What it is for, from its schema. */
  readonly help: string;
  /** Whether it may be left out. An emptied one is deleted. */
  readonly isOptional: boolean;
  /** Whether it is optional, but seldom left out. */
  readonly isUsual: boolean;
} & FieldKind;

export type FieldKind =
  | {
      readonly type: 'text';
      /** Characters, of the text without spaces around it. */
      readonly min: number;
      readonly max?: number;
      /** A line, or a paragraph that needs a larger field. */
      readonly isLong: boolean;
      /** Values that exist: show a pick list of `Lists.names[from]`. */
      readonly from?: string;
      /** A path of a page: show a search over `Lists.pages`. */
      readonly isLink?: true;
      /** A photograph, and the place that it is for. */
      readonly photograph?: PhotographUse;
      /** The least width of such a photograph, px. */
      readonly leastWidth?: number;
      /** Another file of `content/media/`. */
      readonly media?: 'film' | 'captions' | 'download' | 'logo';
      /** Must be unique in its list. */
      readonly isId?: true;
      readonly format?: 'email' | 'url';
    }
  | { readonly type: 'date' }
  | {
      readonly type: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly isWhole: boolean;
    }
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly choices: readonly Choice[] }
  | { readonly type: 'group'; readonly fields: readonly NamedField[] }
  | {
      readonly type: 'list';
      readonly item: FormField;
      readonly min: number;
      readonly max?: number;
      /** What a new item is: insert this with `at: [...list, index]`. */
      readonly blank: FieldValue;
      /** The field of an item that says best what it is, such as `name`; absent for plain items. */
      readonly label?: string;
    };

export type NamedField = FormField & { readonly name: string };

/** The form of a file: of its front matter, or of all of a JSON file. */
export type Form = {
  /** A group, or the list that a JSON file is. */
  readonly field: FormField;
  /** Whether a text follows the fields. */
  readonly hasBody: boolean;
  /** The number of words that a text of this kind has. */
  readonly words?: { readonly min: number; readonly max?: number };
  /** Whether it can be deleted, and has a name of its own that can be changed. */
  readonly isPageOfMany: boolean;
  /** Whether its address comes from its title, and so changes with it; otherwise from its name. */
  readonly isAddressFromTitle: boolean;
};
