import { photographUrls } from '../../../engine/content/shown-photograph.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { describe, shareImage } from '../../seo/describe.ts';
import { creativeWork } from '../../seo/json-ld/main-entity.ts';
import { defineFamily, type Routes } from '../family.ts';
import { shareCard } from '../share-card.ts';
import { Project } from './page.tsx';
import { project } from './schema.ts';
import { shownProject } from './shown-project.ts';
import { projectSubject } from './subject.ts';

type Dated = { readonly date: string };

const routes: Routes = (site, subjects) =>
  site.projects.map((project) => {
    const { path, title, date, updated, source } = project;
    return pageRoute({
      kind: 'project',
      path,
      source,
      lastModified: updated ?? date,
      props: shownProject(project, site, subjects),
      settings: site.settings,
      share: shareCard(project, subjects.get(path)),
      element: (props, { closing }) => <Project {...props} closing={closing} />,
      metadata: ({ project, films, photographs = [] }, settings) => {
        const base = settings.url;
        const url = absoluteUrl(base, path);
        const shown = photographs.map(({ photograph }) => photograph);
        const images = [shareImage(base, path), ...photographUrls(shown, 'gallery', base)];
        return describe(project, settings, {
          type: 'ItemPage',
          films,
          published: date,
          trail: [
            { name: 'Work', path: '/work' },
            { name: title, path },
          ],
          main: creativeWork(base, url, project, images),
        });
      },
    });
  });

export const projectKind = defineFamily({
  folder: 'content/projects',
  titles: ['Project', 'Projects'],
  list: 'projects',
  isListed: true,
  schema: project,
  path: (_, name) => `/projects/${name}`,
  // The newest first, as Work lists them.
  compare: (a: Dated, b: Dated) => b.date.localeCompare(a.date),
  subject: projectSubject,
  routes,
});
