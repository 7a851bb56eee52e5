import { parse } from 'node:path';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { slug } from '../../engine/kernel/slug.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { type ContentKind, dataShown, kindOf } from './content-kind.ts';
import type { FieldValue } from './desk-forms.ts';
import { fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';

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
  const text = fileText(file.bytes)?.text ?? '';
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
  const kind = kindOf(path);
  if (!kind?.family) return kind?.address === '*' ? undefined : kind?.address;
  const title = titleIn(path, text);
  if (isAddressFromTitle(kind) && !slug(title ?? '')) return undefined;
  return kind.family.path({ title: title ?? '' }, parse(path).name);
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
