import type { ReactNode } from 'react';
import type { Settings } from '../../data/settings.ts';
import { Portrait } from '../../ui/portrait.tsx';

type TeamProps = {
  heading: string;
  lead: string;
  people: Settings['people'];
  /** The founder’s card, which comes first. */
  children: ReactNode;
};

/** Everybody who works here: a picture, a role, what they answer for. */
export function Team({ heading, lead, people, children }: TeamProps) {
  return (
    <section className="team container">
      <div className="team__head">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
      {people.map((person) => (
        <div className="team__person" key={person.id}>
          <Portrait person={person} />
          <div>
            <h3>{person.name}</h3>
            <p className="team__role">{person.role}</p>
            <p className="small">{person.bio}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
