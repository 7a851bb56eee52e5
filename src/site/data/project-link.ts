import { idFrom } from '../../engine/kernel/slug.ts';

/**
 * The path that a work item links to: its `link`, or else `/projects/` and the client's name in
 * lower case with hyphens for spaces. Of signs and accents, which no page's name can have, it makes
 * what `npm run new project` makes of them.
 *
 * Source: specification, section 2, "Other pages".
 */
export function projectLink({
  link,
  client,
}: {
  link?: string | undefined;
  client: string;
}): string {
  return link ?? `/projects/${idFrom(client)}`;
}
