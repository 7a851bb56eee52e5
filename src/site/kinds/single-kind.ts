import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { PageOf } from '../../engine/content/content-page.ts';
import { pageRoute } from '../../engine/render/page-route.ts';
import type { singlePage } from '../data/page-fields.ts';
import type { Settings } from '../data/settings.ts';
import type { MotifName } from '../illustration/motifs.ts';
import { describe, type Further } from '../seo/describe.ts';
import type { Routes } from './family.ts';
import { shareCard } from './share-card.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subject.ts';

type Schema = z.ZodType<z.infer<z.ZodObject<typeof singlePage>>>;

type Plan<S extends Schema, Props> = {
  readonly schema: S;
  /** For breadcrumbs; the home page has none. */
  readonly name?: string;
  /** For the picture on its share card. */
  readonly motif: MotifName;
  /** If it doesn't follow from its file. */
  readonly path?: string;
  readonly second?: string;
  /** Its canonical address, if not the one it is served at. */
  readonly address?: string;
  readonly indexed?: boolean;
  readonly props?: (site: Site, subjects: Subjects, page: PageOf<S>) => Props;
  readonly element: (
    props: Props & { readonly page: PageOf<S> },
    settings: Settings,
    isSecond: boolean,
  ) => ReactElement;
  /** Metadata beyond what its fields give. */
  readonly metadata?: (props: Props & { readonly page: PageOf<S> }, settings: Settings) => Further;
};

/** A kind with one page. Kinds need this explicit type, since `Site` is derived from them. */
export type SingleKind<S> = {
  readonly file: string;
  readonly schema: S;
  readonly path: string;
  readonly second?: string;
  readonly routes: Routes;
};

export function singleKind<S extends Schema, Props extends object = object>(
  kind: keyof Site['pages'],
  plan: Plan<S, Props>,
): SingleKind<S> {
  const { schema, name, motif, path = `/${kind}`, second, address = path, indexed = true } = plan;
  const routes: Routes = (site, subjects) => {
    // Loading stored it there; see `SiteOf`.
    const page = site.pages[kind] as unknown as PageOf<S>;
    const { title, source } = page;
    // A plan without `props` needs none.
    const props = { ...(plan.props?.(site, subjects, page) as Props), page };
    return [path, ...(second ? [second] : [])].map((at) =>
      pageRoute({
        kind,
        path: at,
        source,
        canonical: at === path,
        indexed,
        ...(at !== path && { marked: path }),
        props,
        settings: site.settings,
        share: shareCard({ path: address, title }, { motif }),
        element: (props, settings) => plan.element(props, settings, at !== path),
        metadata: (props, settings) =>
          describe({ ...props.page, path: address }, settings, {
            indexed,
            ...(name && { trail: [{ name, path: address }] }),
            ...plan.metadata?.(props, settings),
          }),
      }),
    );
  };
  return { file: `content/pages/${kind}.md`, schema, path, ...(second && { second }), routes };
}
