import { escapeHtml } from '../../engine/kernel/html.ts';
import { livePaths } from './live-markup.ts';
import type { LiveAnswer } from './messages.ts';

/** Shown until the content first loads: an empty page under the problem sheet. */
export function startPage(problems: number): LiveAnswer {
  const says = problems === 1 ? 'One problem' : `${problems} problems`;
  const words = 'The site appears here when its content can be read.';
  return ownPage(500, `${says} before the first page`, `<h1>${words}</h1>`);
}

type Own = {
  /** Stands above the page. */
  readonly header?: string;
  /** Adds styles, and reloads on a change. */
  readonly script?: string;
};

/** A page of the server itself. */
export function ownPage(
  status: number,
  title: string,
  main: string,
  { header = '', script = livePaths.script }: Own = {},
): LiveAnswer {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    },
    body: htmlDocument(
      `<title>${escapeHtml(title)}</title>`,
      `${header}<main id="main">${main}</main>\n<script type="module" src="${script}"></script>`,
    ),
  };
}

/** On Android, what stays at an edge of the window stays above the keyboard. */
export function htmlDocument(head: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types',
].join('; ');
