import type { Body } from '../../engine/content/markdown.ts';

export function Contents({ body }: { body: Body }) {
  const sections = body.headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return <div />;
  return (
    <nav className="contents" aria-labelledby="contents">
      <p className="label" id="contents">
        On this page
      </p>
      <ul>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
