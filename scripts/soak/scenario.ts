/** A check that takes too long for `npm test`. */
export type Scenario = {
  readonly name: string;
  /** @returns a line of figures. @throws if the check fails. */
  run(): Promise<string>;
};
