import { idFrom } from '../../engine/kernel/slug.ts';

type Linked = { readonly link?: string | undefined; readonly client: string };

/**
 * The page of a work item: its `link` or, by default, `/projects/` and a slug of the client's name,
 * as `npm run new project` names the file.
 *
 * Source: specification, section 2, "Other pages".
 */
export function projectLink({ link, client }: Linked): string {
  return link ?? `/projects/${idFrom(client)}`;
}

export function studyAt<Study extends Linked>(path: string, studies: readonly Study[]) {
  return studies.find((one) => projectLink(one) === path);
}
