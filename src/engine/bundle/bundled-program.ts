/** What a project's bundle holds, as paths of sources from its root. */
export type Programs = {
  /** The programs that Node runs, by name: `command` becomes `command.js`. */
  readonly node: Readonly<Record<string, string>>;
  /** The packages that they load from `node_modules`, beside those that the engine loads so. */
  readonly packages: readonly string[];
  /** What is sent to the browser by a program, and by no build. */
  readonly browser: readonly BrowserProgram[];
};

export type BrowserProgram = {
  /** The name in the bundle's folder: `desk/desk`. */
  readonly out: string;
  readonly sources: readonly string[];
  /** What it asks the server for, as a pattern of addresses: `/_live/*`. */
  readonly served?: readonly string[];
  readonly hasTextStyles?: true;
};
