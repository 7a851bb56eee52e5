import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { projectLink } from '../../data/project-link.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { Work } from './page.tsx';
import { work, workPath } from './schema.ts';

const routes: Routes = ({ pages, caseStudies, settings }, subjects) => {
  const page = pages.work;
  const studies = caseStudies.map((study) => ({
    study,
    subject: subjects.get(projectLink(study)),
  }));
  return [
    pageRoute({
      kind: 'work',
      path: page.path,
      source: page.source,
      props: { page, studies },
      settings,
      share: shareCard(page, { motif: 'frames' }),
      element: (props, { closing }) => <Work {...props} closing={closing} />,
      metadata: ({ page, studies }, settings) =>
        describePage(page, settings, {
          type: 'CollectionPage',
          trail: [{ name: 'Work', path: page.path }],
          main: itemList(
            settings.url,
            absoluteUrl(settings.url, page.path),
            studies.map(({ study }) => ({ title: study.title, path: projectLink(study) })),
          ),
        }),
    }),
  ];
};

export const workKind = defineKind({
  file: 'content/pages/work.md',
  schema: work,
  path: workPath,
  routes,
});
