/**
 * Where a work item leads: its own link, else `/projects/` and the client's name lower-cased,
 * spaces turned into hyphens.
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
