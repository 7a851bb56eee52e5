/** The file that lists the files written by builds. It is published, and contains only paths. */
export const manifestFile = '.built.json';

/** The files in an output folder that belong to builds. No others are ever deleted. */
export type Manifest = {
  /** The last build's files. */
  readonly files: readonly string[];
  /** Assets of the previous build, for tabs that still show its pages. */
  readonly earlier: readonly string[];
};

/** The files to delete, and the manifests to write before and after the update. */
export type Plan = {
  readonly deleted: readonly string[];
  /** Written first: if the build is interrupted, it owns both old and new files. */
  readonly before: Manifest;
  readonly after: Manifest;
};

/** Parses a manifest; an invalid one is treated as empty, so that nothing is deleted. */
export function manifest(text: string | undefined): Manifest {
  const read = parsed(text ?? '');
  return { files: list(read, 'files'), earlier: list(read, 'earlier') };
}

/**
 * Plans an update. Old pages are deleted at once. Old assets stay for one more build, since open tabs
 * may still load them.
 */
export function plan(old: Manifest, wanted: readonly string[]): Plan {
  const next = new Set(wanted);
  const left = old.files.filter((path) => !next.has(path));
  const leftAssets = left.filter(isAsset);
  const known = new Set(old.files);
  const isSameBuild = leftAssets.length === 0 && wanted.filter(isAsset).every((a) => known.has(a));
  // A build that changes no asset doesn't count: earlier assets stay.
  const earlier = (isSameBuild ? old.earlier : leftAssets).filter((path) => !next.has(path));
  const remaining = new Set([...next, ...earlier]);
  return {
    deleted: [...new Set([...left, ...old.earlier])].filter((path) => !remaining.has(path)),
    before: { files: [...new Set([...old.files, ...next])], earlier: old.earlier },
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

/** Only paths inside the folder: a tampered manifest must not cause deletions outside it. */
function list(read: unknown, name: keyof Manifest): string[] {
  if (typeof read !== 'object' || read === null || !(name in read)) return [];
  const value = (read as Record<string, unknown>)[name];
  if (!Array.isArray(value)) return [];
  return value.filter(
    (path): path is string =>
      typeof path === 'string' && /^[^/\\]/.test(path) && !/(^|\/)\.\.?(\/|$)|\\/.test(path),
  );
}
