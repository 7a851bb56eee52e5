type SectionHeadProps = {
  title: string;
  more: { name: string; href: string };
};

export function SectionHead({ title, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      <a className="link" href={more.href}>
        {more.name}
      </a>
    </div>
  );
}
