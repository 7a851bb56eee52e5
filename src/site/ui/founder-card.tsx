import type { Person } from '../data/settings.ts';
import { Portrait } from './portrait.tsx';

type FounderCardProps = { founder: Person; email: string; crop?: 'wide' | 'narrow' };

export function FounderCard({ founder, email, crop = 'wide' }: FounderCardProps) {
  return (
    <div className="founder-card">
      <Portrait person={founder} crop={crop} />
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
