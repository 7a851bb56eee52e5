/**
 * The path that a work item links to: its `link`, or else `/projects/` and the client's name in
 * lower case with hyphens for spaces.
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
  return link ?? `/projects/${client.toLowerCase().replaceAll(' ', '-')}`;
}
