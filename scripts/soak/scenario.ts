/** Something that takes too long for `npm test`, yet must hold. */
export type Scenario = {
  readonly name: string;
  /** @returns a line of figures. @throws what went wrong. */
  run(): Promise<string>;
};
