import { aboutKind } from './about/kind.tsx';
import { accessibilityKind } from './accessibility/kind.tsx';
import { articleKind } from './article/kind.tsx';
import { audienceKind } from './audience/kind.tsx';
import { contactKind } from './contact/kind.tsx';
import type { FamilyRow } from './family.ts';
import { homeKind } from './home/kind.tsx';
import { archiveKind } from './insights/archive-kind.tsx';
import { insightsKind } from './insights/kind.tsx';
import { locationKind } from './location/kind.tsx';
import { notFoundKind } from './not-found/kind.tsx';
import { privacyKind } from './privacy/kind.tsx';
import { projectKind } from './project/kind.tsx';
import { sectorKind } from './sector/kind.tsx';
import { serviceKind } from './service/kind.tsx';
import { servicesKind } from './services/kind.tsx';
import { thankYouKind } from './thank-you/kind.tsx';
import { workKind } from './work/kind.tsx';

/**
 * All kinds of pages, in build order. Everything about a kind is in its folder; addresses,
 * references, cards and checks follow from these rows.
 */
export const kinds = {
  home: homeKind,
  work: workKind,
  services: servicesKind,
  about: aboutKind,
  insights: insightsKind,
  'insights-archive': archiveKind,
  contact: contactKind,
  'thank-you': thankYouKind,
  'not-found': notFoundKind,
  privacy: privacyKind,
  accessibility: accessibilityKind,
  article: articleKind,
  project: projectKind,
  service: serviceKind,
  location: locationKind,
  sector: sectorKind,
  audience: audienceKind,
} as const;

type Family = Extract<(typeof kinds)[keyof typeof kinds], FamilyRow>;

/** Such as `articles`. */
export type ListName = Family['list'];

/** Kinds with many pages. */
export const families: readonly FamilyRow[] = Object.values(kinds).filter(
  (kind) => 'folder' in kind,
);
