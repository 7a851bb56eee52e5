/**
 * Makes a lazy import repeatable: Firefox and Safari never load a module again that once failed,
 * nor one that imports it. So everything is fetched first, which can be repeated, and imported only
 * once it is cached.
 *
 * @param load a function that only imports, since the module's URL is read from its source: the
 * bundler replaces paths by URLs in nothing but `import()`.
 * @returns a function that imports the module, and after a failure tries again.
 */
export function repeatable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= download(String(load), /\bimport\("(\/assets\/[^"]+)"/g).then(load);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/**
 * Fetches the modules that some code imports, and what these import in turn.
 *
 * @throws Error unless all have arrived in full.
 */
async function download(code: string, imported: RegExp): Promise<void> {
  const paths = [...code.matchAll(imported)].map(([, path = '']) => path);
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      await download(text, /\b(?:import|from) ?"(\/assets\/[^"]+)"/g);
    }),
  );
}
