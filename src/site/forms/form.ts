/**
 * The kinds of field, in the column order of lists of leads: short before long, and fields of both
 * forms before those of one.
 */
export const fieldKinds = ['line', 'email', 'phone', 'website', 'lines', 'some', 'one'] as const;

export type FieldKind = (typeof fieldKinds)[number];

type Named = {
  readonly name: string;
  /** Shown above the field, and before the answer in the e-mail. */
  readonly label: string;
  /** Its name in error messages, if it is not the label: "Company name is required". */
  readonly noun?: string;
  /** Help text: below the field, or above it if it has several lines. */
  readonly help?: string;
};

export type TextField = Named & {
  readonly kind: Exclude<FieldKind, ChoiceField['kind']>;
  /** Maximum characters. Source: specification, section 9; the database has the same limits. */
  readonly limit: number;
  readonly isOptional?: true;
  /** The autofill token, if the kind doesn't imply one. */
  readonly autoComplete?: string;
};

/** A field with options: any number of them (`some`) or one. */
export type ChoiceField = Named & {
  readonly kind: 'some' | 'one';
  readonly options: readonly string[];
};

export type FormField = TextField | ChoiceField;

export type FormStep = {
  /** The step's heading; none if the form has one step. */
  readonly question?: string;
  readonly fields: readonly TextField[] | readonly [ChoiceField];
};

/**
 * A form, every field stated once: markup, schema, empty values, e-mail and the columns of
 * `npm run leads` follow from it, and src/e2e/database/limits.test.ts holds the SQL to it.
 */
export type Form = {
  /** Names its draft and prefixes its fields' ids. */
  readonly name: string;
  readonly table: `${string}_submissions`;
  readonly steps: readonly FormStep[];
};

type FieldOf<F extends Form> = F['steps'][number]['fields'][number];

/** One row of a form's table. Source: specification, section 7. */
export type Submission<F extends Form> = {
  readonly [Field in FieldOf<F> as Field['name']]: Field extends { kind: 'some' }
    ? readonly string[]
    : Field extends { isOptional: true }
      ? string | null
      : string;
};

/** A form's current values; `''` and `[]` for blank fields. */
export type Values<F extends Form> = {
  readonly [Field in FieldOf<F> as Field['name']]: Field extends { kind: 'some' }
    ? readonly string[]
    : string;
};

export type AnyValues = Readonly<Record<string, string | readonly string[]>>;

export function emptyValues<F extends Form>(form: F): Values<F> {
  const blank = fieldsOf(form).map(({ name, kind }) => [name, kind === 'some' ? [] : '']);
  // `Values` follows from the same fields.
  return Object.fromEntries(blank) as Values<F>;
}

export function fieldsOf({ steps }: Form): readonly FormField[] {
  return steps.flatMap(({ fields }) => [...fields]);
}
