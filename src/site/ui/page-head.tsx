import type { ReactNode } from 'react';

type PageHeadProps = {
  label: string;
  title: string;
  lead?: string;
  /** At the top of the page, as on nearly all pages. */
  isFirst?: boolean;
  children?: ReactNode;
};

export function PageHead(props: PageHeadProps) {
  return (
    <div className="page-head container">
      <HeadWords {...props} />
    </div>
  );
}

/** What every page begins with, whatever its picture is. */
export function HeadWords({ label, title, lead, isFirst = true, children }: PageHeadProps) {
  return (
    <>
      <p className="label">{label}</p>
      {isFirst ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      {children}
    </>
  );
}
