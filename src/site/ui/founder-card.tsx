import type { Person } from '../data/settings.ts';
import { Portrait } from './portrait.tsx';

export function FounderCard({ founder, email }: { founder: Person; email: string }) {
  return (
    <div className="founder-card">
      <Portrait person={founder} />
      <div>
        <h2>{founder.name}</h2>
        <p className="founder-card__role">{founder.role}</p>
        <p className="small">{founder.bio}</p>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
    </div>
  );
}
