import type { ReactNode } from 'react';

type PageHeadProps = {
  /** The small line with the ruler, over the headline. */
  label: string;
  title: string;
  lead?: string;
  /** Whether the page begins with it, as nearly all do. */
  isFirst?: boolean;
  children?: ReactNode;
};

/** The top of an inner page: label, headline, lead. */
export function PageHead({ label, title, lead, isFirst = true, children }: PageHeadProps) {
  return (
    <div className="page-head container">
      <p className="label">{label}</p>
      {isFirst ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
