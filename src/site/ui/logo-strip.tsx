import type { Client } from '../data/client.ts';
import { Icon } from './icon.tsx';

/** The logos twice in a row, for a seamless loop; the copies are hidden from screen readers. */
export function LogoStrip({ clients }: { clients: readonly Pick<Client, 'id' | 'name'>[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with reduced motion the strip is scrolled by hand, by keyboard too.
    <section className="logo-strip" aria-label="Clients" tabIndex={0}>
      <button type="button" data-pause aria-pressed="false" aria-label="Pause">
        <Icon name="pause" size={20} />
        <Icon name="play" size={20} />
      </button>
      <div className="logo-strip__track">
        <ul>
          {clients.map(({ id, name }) => (
            <li key={id}>
              <img src={`/assets/logo-${id}.svg`} width="264" height="60" alt={name} />
            </li>
          ))}
        </ul>
        <ul aria-hidden="true">
          {clients.map(({ id }) => (
            <li key={id}>
              <img src={`/assets/logo-${id}.svg`} width="264" height="60" alt="" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
