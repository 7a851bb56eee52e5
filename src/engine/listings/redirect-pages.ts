import type { Redirect } from '../content/redirect.ts';
import { escapeHtml } from '../kernel/html.ts';
import type { OutputFile } from '../kernel/output-file.ts';
import { absoluteUrl, outputPath } from '../kernel/path.ts';

/**
 * A redirect page at each former address, for hosts that don't support redirects; other hosts never
 * serve it. There is none at `/about.html` if `/about` exists: some hosts would serve it instead of
 * that page.
 */
export function redirectPages(
  base: string,
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): OutputFile[] {
  // Some file systems ignore case.
  const folded = (path: string) => path.toLowerCase().replace(/\.html$/, '');
  const taken = new Set(
    [...pages, ...redirects.map(({ from }) => from)].map((path) => path.toLowerCase()),
  );
  return redirects
    .filter(({ from }) => !from.endsWith('.html') || !taken.has(folded(from)))
    .map(({ from, to }) => ({
      path: from.endsWith('.html') ? from.slice(1) : outputPath(from),
      content: page(to, absoluteUrl(base, to)),
    }));
}

function page(to: string, url: string): string {
  const path = escapeHtml(to);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(url)}">
<meta http-equiv="refresh" content="0;url=${path}">
</head>
<body>
<p>This page has moved to <a href="${path}">${escapeHtml(url)}</a>.</p>
</body>
</html>
`;
}
