import { parse } from 'node:path';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { singlePages } from '../../engine/content/tables.ts';
import { isReserved } from '../../engine/kernel/path.ts';
import { slug } from '../../engine/kernel/slug.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { type ContentKind, dataShown, kindOf } from './content-kind.ts';
import type { FieldValue } from './desk-forms.ts';
import { refusal } from './desk-problem.ts';
import { fieldsIn } from './edited-text.ts';
import { textIn } from './file-text.ts';

export type SavedText = {
  readonly path: string;
  readonly kind: ContentKind;
  readonly text: string;
  /** Undefined if they cannot be parsed. */
  readonly fields: FieldValue | undefined;
  readonly title: string;
};

/** The editable texts; one that is not UTF-8 is empty. */
export function savedTexts(files: readonly SourceFile[]): SavedText[] {
  return files.flatMap((file) => savedText(file) ?? []);
}

/** Caches the last parse of each file: most are unchanged between calls. */
const known = new Map<string, SavedText>();

export function savedText(file: SourceFile): SavedText | undefined {
  const { path } = file;
  const kind = kindOf(path);
  if (!kind || file.unreadable) return undefined;
  const text = textIn(file.bytes) ?? '';
  const before = known.get(path);
  if (before?.text === text) return before;
  const fields = fieldsIn(path, text);
  const written = field(fields, 'title');
  const title = dataShown[kind.name]?.title ?? (typeof written === 'string' ? written : undefined);
  const saved = { path, kind, text, fields, title: title ?? path.replace(/^.*\//, '') };
  known.set(path, saved);
  return saved;
}

export function field(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}

/** Undefined for data, and while the title gives no address. */
export function addressOf(path: string, text: string): string | undefined {
  return addressWith(path, fieldsIn(path, text));
}

function addressWith(path: string, fields: unknown): string | undefined {
  const kind = kindOf(path);
  if (!kind?.family) return kind?.address === '*' ? undefined : kind?.address;
  const written = field(fields, 'title');
  const title = typeof written === 'string' ? written : '';
  const given = field(fields, 'address');
  const address = typeof given === 'string' ? given : undefined;
  if (isAddressFromTitle(kind) && !slug(title) && !address) return undefined;
  return kind.family.path({ title, address }, parse(path).name);
}

/** The page other than `own` that has this address. */
export function otherAt(
  address: string,
  texts: readonly SavedText[],
  own: string,
): SavedText | undefined {
  const single = singlePages(kinds).find(([, { second }]) => second === address)?.[1].file;
  return texts.find(
    ({ path, fields }) =>
      path !== own && (path === single || addressWith(path, fields) === address),
  );
}

/**
 * @param own the page that would have the address.
 * @param cure what to do if it is taken; by default, to choose another title or name.
 * @throws ProblemsError if the address is another page's, now or formerly, or reserved.
 */
export function refuseTaken(
  address: string,
  texts: readonly SavedText[],
  own: string,
  cure?: string,
): void {
  const other = otherAt(address, texts, own);
  const former = texts.find(({ path, fields }) => {
    return path !== own && formersIn(fields).some((one) => one.toLowerCase() === address);
  });
  const kind = kindOf(own);
  const better = cure ?? `Choose another ${kind && isAddressFromTitle(kind) ? 'title' : 'name'}.`;
  const refused = (who: string, does: string) => refusal(who, 'address-taken', `${does} ${better}`);
  if (isReserved(address)) throw refused(address, 'is an address that the site needs itself.');
  if (other) throw refused(`“${other.title}”`, `has the address ${address}.`);
  if (former) throw refused(`“${former.title}”`, `has ${address} as a former address.`);
}

/** Of a page, or in the list of them. */
function formersIn(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.map((row) => String(field(row, 'from')));
  const aliases = field(fields, 'aliases');
  return Array.isArray(aliases) ? aliases.map(String) : [];
}

/** Probes the kind: two titles give two addresses. */
export function isAddressFromTitle({ family }: ContentKind): boolean {
  return (
    family !== undefined && family.path({ title: 'a' }, 'x') !== family.path({ title: 'b' }, 'x')
  );
}

export function titleIn(path: string, text: string): string | undefined {
  const title = field(fieldsIn(path, text), 'title');
  return typeof title === 'string' ? title : undefined;
}

/** Best page first. */
export function pagesShowing(path: string, { routes, routeAt }: PlannedSite) {
  const own = routes.filter(({ handle }) => handle.source === path && handle.canonical);
  const pages = dataShown[kindOf(path)?.name ?? '']?.pages ?? [];
  const others = pages.flatMap((at) => routeAt.get(at) ?? []);
  return [...own, ...others].map((route) => {
    return { path: route.path === '*' ? '/404' : route.path, title: route.handle.share.title };
  });
}
