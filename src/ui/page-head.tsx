import type { ReactNode } from 'react';

type PageHeadProps = {
  /** The small line with the ruler, over the headline. */
  label: string;
  title: string;
  lead?: string;
  children?: ReactNode;
};

/** The top of an inner page: label, headline, lead. */
export function PageHead({ label, title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head container">
      <p className="label">{label}</p>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
