/**
 * The kinds of field. In this order a list of leads has its columns: what is short comes before
 * what is long, and what both forms ask before what one of them does.
 */
export const fieldKinds = ['line', 'email', 'phone', 'website', 'lines', 'some', 'one'] as const;

export type FieldKind = (typeof fieldKinds)[number];

type Named = {
  /** Its column in the database and its name in the form. */
  readonly name: string;
  /** Above it in the form, and before the answer in the e-mail. */
  readonly label: string;
  /** What messages call it: "Company name is required". */
  readonly noun: string;
  /** Answers the worry behind the question. */
  readonly help?: string;
};

/** What is typed. */
export type TextField = Named & {
  readonly kind: Exclude<FieldKind, ChoiceField['kind']>;
  /** The most characters. Source: specification, section 9; the database has the same. */
  readonly limit: number;
  readonly isOptional?: true;
  /** What a browser may fill in by itself, where the kind does not say it. */
  readonly autoComplete?: string;
};

/** What is chosen: some of the options or one of them. */
export type ChoiceField = Named & {
  readonly kind: 'some' | 'one';
  readonly options: readonly string[];
};

export type FormField = TextField | ChoiceField;

/** What is asked at a time: texts, or one choice. */
export type FormStep = {
  /** The heading of the step; a form of one step needs none. */
  readonly question?: string;
  readonly fields: readonly TextField[] | readonly [ChoiceField];
};

/**
 * A form, every field stated once: markup, schema, empty values, e-mail and the columns of
 * `npm run leads` follow from it, and src/e2e/database/limits.test.ts holds the SQL to it.
 */
export type Form = {
  /** Its name in the browser: of its draft, and in its fields' ids. */
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

/** What has been entered and chosen so far; `''` and `[]` where nothing has. */
export type Values<F extends Form> = {
  readonly [Field in FieldOf<F> as Field['name']]: Field extends { kind: 'some' }
    ? readonly string[]
    : string;
};

/** What stands in the fields of any form. */
export type AnyValues = Readonly<Record<string, string | readonly string[]>>;

/** A form in which nothing has been entered. */
export function emptyValues<F extends Form>(form: F): Values<F> {
  const blank = fieldsOf(form).map(({ name, kind }) => [name, kind === 'some' ? [] : '']);
  // `Values` follows from the same fields.
  return Object.fromEntries(blank) as Values<F>;
}

/** All fields of a form, in the order in which they are asked. */
export function fieldsOf({ steps }: Form): readonly FormField[] {
  return steps.flatMap(({ fields }) => [...fields]);
}
