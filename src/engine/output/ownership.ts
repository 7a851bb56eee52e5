/** The file in the output that lists what builds have put there. It tells nothing but addresses. */
export const ownershipFile = '.built.json';

/** What the builds of a folder own in it. Nothing else is ever deleted. */
export type Ownership = {
  readonly files: readonly string[];
  /** Assets of the previous build, for tabs that still show its pages. */
  readonly earlier: readonly string[];
};

type Update = {
  readonly deleted: readonly string[];
  readonly added: readonly string[];
  /** What is owned while it happens: an interrupted build owns old and new. */
  readonly before: Ownership;
  readonly after: Ownership;
};

/** The text of that file; one that cannot be read owns nothing, so that nothing is deleted for it. */
export function readOwnership(text: string | undefined): Ownership {
  const read = parsed(text ?? '');
  return { files: list(read, 'files'), earlier: list(read, 'earlier') };
}

/**
 * Plans an update. Old pages are deleted at once. Old assets stay for one more build, since open tabs
 * may still load them.
 */
export function plan(old: Ownership, wanted: readonly string[]): Update {
  const next = new Set(wanted);
  const left = old.files.filter((path) => !next.has(path));
  const leftAssets = left.filter(isAsset);
  const known = new Set(old.files);
  const added = wanted.filter((path) => !known.has(path));
  const isSameBuild = leftAssets.length === 0 && !added.some(isAsset);
  // A build that changes no asset doesn't count: earlier assets stay.
  const earlier = (isSameBuild ? old.earlier : leftAssets).filter((path) => !next.has(path));
  const staying = new Set([...next, ...earlier]);
  return {
    deleted: [...new Set([...left, ...old.earlier])].filter((path) => !staying.has(path)),
    added,
    before: { files: [...old.files, ...added], earlier: old.earlier },
    after: { files: [...next].sort(), earlier: [...earlier].sort() },
  };
}

function isAsset(path: string): boolean {
  return path.startsWith('assets/');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only paths below the folder: a list that somebody altered must not delete what is outside. */
function list(read: unknown, name: keyof Ownership): string[] {
  if (typeof read !== 'object' || read === null || !(name in read)) return [];
  const value = (read as Record<string, unknown>)[name];
  if (!Array.isArray(value)) return [];
  return value.filter(
    (path): path is string =>
      typeof path === 'string' && /^[^/\\]/.test(path) && !/(^|\/)\.\.?(\/|$)|\\/.test(path),
  );
}
