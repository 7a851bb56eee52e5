/**
 * Fills in the template's {{names}}.
 *
 * @throws Error if the template has a name that isn't in `parts`, or lacks one that is.
 */
export function document(template: string, parts: Readonly<Record<string, string>>): string {
  const used = new Set<string>();
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`The template names {{${name}}}, which does not exist.`);
    used.add(name);
    return part;
  });
  const unused = Object.keys(parts).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`The template lacks {{${unused.join('}}, {{')}}}.`);
  return html;
}
