import { dataFiles } from '../../site/data/data-files.ts';
import type { ContentFolder } from './content-folder.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { mendedLinks } from './mended-links.ts';
import { kindAt } from './open-file.ts';
import { addressOf } from './page-of-file.ts';
import { field, savedTexts } from './saved-content.ts';
import type { Changes, SiteVersions } from './site-versions.ts';

/** A page that gets another address. */
export type Move = {
  readonly path: string;
  /** The path before, if the file has another name. */
  readonly old?: string;
  readonly from: string;
  readonly to: string;
  readonly alias: boolean;
  readonly mend: boolean;
};

type Links = { readonly from: string; readonly to: string; readonly own: string };

const { redirects } = dataFiles;

/** What else changes where a page moves or goes: its former addresses, and what leads to it. */
export class MovedPage {
  readonly #folder: ContentFolder;
  readonly #versions: SiteVersions;

  constructor(folder: ContentFolder, versions: SiteVersions) {
    this.#folder = folder;
    this.#versions = versions;
  }

  /** Adds a former address to a page that has moved, and mends what leads there. */
  withMove({ path, old = path, from, to, alias, mend }: Move, changes: Changes): Changes {
    const { schema } = kindAt(path);
    const text = changes.get(path) ?? '';
    const aliases = field(fieldsIn(path, text), 'aliases');
    const former = Array.isArray(aliases) ? aliases.filter((one) => one !== to) : [];
    const wanted = alias ? [...former, from] : former;
    const isSame = Array.isArray(aliases) && aliases.length === wanted.length;
    const isWritten = !isSame && (wanted.length > 0 || aliases !== undefined);
    const edits = isWritten ? [{ at: ['aliases'], value: [...new Set(wanted)] }] : [];
    const own = new Map([...changes, [path, editedText(path, text, edits, schema)] as const]);
    return mend ? this.#withMended({ from, to, own: old }, own) : own;
  }

  /** Leads the addresses of a page that is deleted to another one. */
  withRedirect(path: string, to: string, mend: boolean): Changes {
    const text = this.textOf(path) ?? '';
    const from = addressOf(path, text);
    if (from === undefined) return new Map();
    const changes = mend ? this.#withMended({ from, to, own: path }, new Map()) : new Map();
    const aliases = field(fieldsIn(path, text), 'aliases');
    const formers = [from, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
    return new Map([...changes, [redirects.file, this.#redirected(formers, to, changes)]]);
  }

  /** A file's text on the disk. */
  textOf(path: string): string | undefined {
    const saved = this.#folder.read(path);
    return saved && fileText(saved)?.text;
  }

  /** What is typed in a file that is being saved too is not mended over. */
  #withMended(links: Links, changes: Changes): Changes {
    const texts = savedTexts(this.#versions.files());
    return new Map([...mendedLinks(texts, links), ...changes]);
  }

  #redirected(formers: readonly string[], to: string, changes: Changes): string {
    const { file, schema } = redirects;
    const text = changes.get(file) ?? this.textOf(file) ?? '[]\n';
    const count = Object.values(fieldsIn(file, text) ?? []).length;
    const edits = formers.map((from, at) => ({ at: [count + at], insert: { from, to } }));
    return editedText(file, text, edits, schema);
  }
}
