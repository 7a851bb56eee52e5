import { idFrom } from '../../engine/kernel/slug.ts';

type Linked = { readonly link?: string | undefined; readonly client: string };

/**
 * The path that a work item links to: its `link`, or else `/projects/` and the client's name in
 * lower case with hyphens for spaces, without punctuation and accents, as `npm run new project`
 * names the page.
 *
 * Source: specification, section 2, "Other pages".
 */
export function projectLink({ link, client }: Linked): string {
  return link ?? `/projects/${idFrom(client)}`;
}

export function studyAt<Study extends Linked>(path: string, studies: readonly Study[]) {
  return studies.find((one) => projectLink(one) === path);
}
