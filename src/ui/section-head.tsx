type SectionHeadProps = {
  title: string;
  /** A link on to the whole of what the section shows a part of. */
  more?: { name: string; href: string };
};

/** The heading of a section, with a link at its far end. */
export function SectionHead({ title, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {more && (
        <a className="link" href={more.href}>
          {more.name}
        </a>
      )}
    </div>
  );
}
