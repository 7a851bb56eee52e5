/** A page with all screenshots, each linked to its full size. */
export function contactSheet(files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 24px; margin: 24px; font: 14px sans-serif; background: #ddd; }
figure { margin: 0; }
img { width: 100%; max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #888; }
</style>
${figures.join('\n')}
</html>
`;
}
