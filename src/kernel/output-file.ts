/** One file of the finished site, in memory: nothing is written before all of them exist. */
export type OutputFile = {
  /** Below the output folder, with forward slashes: `work/index.html`. */
  readonly path: string;
  readonly content: string | Uint8Array;
};
