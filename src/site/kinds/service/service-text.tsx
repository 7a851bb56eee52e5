import type { Body } from '../../../engine/content/markdown.ts';
import { Drawn } from '../drawn.tsx';
import { isSaid } from '../said.tsx';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { ExhibitFigure, figureOf, Part } from '../spreads.tsx';
import { partsOf } from '../told.tsx';

type TextPart = ReturnType<typeof partsOf>[number];

type ServiceTextProps = { body: Body; exhibits: readonly ShownExhibit[] };

/** A text on the colour of its page's head; what is short is said large. */
export function ServiceText({ body, exhibits }: ServiceTextProps) {
  return (
    <div className="service-text">
      {rowsOf(partsOf(body, exhibits)).map((row) => (
        <Row key={row[0].heading} row={row} />
      ))}
    </div>
  );
}

type TextRow = readonly [TextPart, TextPart?];

/** Two parts with nothing beside them stand beside each other. */
export function rowsOf(parts: readonly TextPart[]): readonly TextRow[] {
  const rows: TextRow[] = [];
  for (const part of parts) {
    const [last, other] = rows.at(-1) ?? [];
    if (last && !other && isBare(last) && isBare(part)) rows.splice(-1, 1, [last, part]);
    else rows.push([part]);
  }
  return rows;
}

const isBare = ({ drawn, beside, across }: TextPart) =>
  !drawn && beside.length + across.length === 0;

function Row({ row }: { row: TextRow }) {
  const [{ heading, html, drawn, beside, across }, other] = row;
  const [stage] = across;
  if (drawn?.drawing) {
    return <Drawn {...drawn} drawing={drawn.drawing} heading={heading} html={html} />;
  }
  if (stage?.crowd) {
    return (
      <ExhibitFigure {...stage}>
        <Part html={heading + html} />
      </ExhibitFigure>
    );
  }
  return (
    <div className={`service-row${stage?.kind === 'break-even' ? ' service-row--sum dark' : ''}`}>
      <Words heading={heading} html={html} />
      {other && <Words {...other} />}
      {beside.length > 0 && <div className="exhibit">{beside.map(figureOf)}</div>}
      {across.map(figureOf)}
    </div>
  );
}

const Words = ({ heading, html }: Pick<TextPart, 'heading' | 'html'>) => (
  <section className={isSaid(html) ? 'said' : undefined}>
    <Part html={heading + html} />
  </section>
);
