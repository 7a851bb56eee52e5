import type { Navigation } from '../data/navigation.ts';
import type { Settings } from '../data/settings.ts';
import { Logo } from './logo.tsx';

type FooterProps = {
  settings: Settings;
  navigation: Navigation;
  /** The copyright year at build time; the browser updates it. */
  year: number;
};

export function Footer({ settings, navigation: { footer, small }, year }: FooterProps) {
  const { name, tagline, email, social, location, company } = settings;
  const { street, town, postcode } = company.address;
  return (
    <footer className="footer dark">
      <div className="container">
        <div className="footer__columns">
          <div>
            <Logo name={name} />
            <p>{tagline}</p>
            <a href={`mailto:${email}`}>{email}</a>
            <ul>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          {footer.map(({ title, items }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer__end">
          <span>{location}</span>
          <span>{`${street}, ${town} ${postcode}`}</span>
          <span>
            {`${company.legalName}, company ${company.number}, registered in ${company.registeredIn}`}
          </span>
          {small.map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
          <span>
            © <span data-year="">{year}</span> {name}
          </span>
        </div>
      </div>
    </footer>
  );
}
