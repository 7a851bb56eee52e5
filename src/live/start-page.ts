import { livePaths } from './live-markup.ts';
import type { LiveAnswer } from './messages.ts';

/** What is shown while there is no page to show yet: the sheet, and nothing behind it. */
export function startPage(problems: number): LiveAnswer {
  const says = problems === 1 ? 'One problem' : `${problems} problems`;
  return {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    },
    body: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${says} before the first page</title>
<meta name="live-page" content="">
</head>
<body>
<main id="main"><h1>The site appears here when its content can be read.</h1></main>
<script type="module" src="${livePaths.script}"></script>
</body>
</html>
`,
  };
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
