import type { Person } from '../data/settings.ts';

/** The founder, who answers enquiries: portrait, a line of text, e-mail link. */
export function FounderCard({ founder, email }: { founder: Person; email: string }) {
  return (
    <div className="founder-card">
      <img
        src="/assets/founder.svg"
        width="480"
        height="400"
        alt={`Cut-paper portrait of ${founder.name}`}
      />
      <div>
        <h2>{founder.name}</h2>
        <p className="small">
          {founder.role}. {founder.bio}
        </p>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
    </div>
  );
}
