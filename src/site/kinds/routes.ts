import type { PageRoute } from '../../engine/render/page-route.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subject.ts';

/** Makes the routes of a kind: each selects what its page shows. */
export type Routes = (site: Site, subjects: Subjects) => readonly PageRoute[];
