import { basename, posix } from 'node:path';
import { valuesNamed, valuesWith } from '../../engine/content/marked-fields.ts';
import { isMediaPath } from '../../engine/content/media.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { type Digest, digest } from '../../engine/kernel/digest.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { britishDate } from '../../engine/kernel/text.ts';
import { contentId } from '../../engine/listings/content-id.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { isContentPath } from './content-path.ts';
import type { FieldValue } from './desk-forms.ts';
import type { DeskCalls, GitChange, GitState, Published } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { fieldsIn } from './edited-text.ts';
import { textIn } from './file-text.ts';
import type { Git } from './git.ts';
import { linksTo } from './links-here.ts';
import { heldUntil } from './listed-files.ts';
import { namingTexts } from './listed-media.ts';
import { liveAddress } from './live-address.ts';
import { placed } from './problem-places.ts';
import { addressOf, field, type SavedText, savedTexts } from './saved-content.ts';
import type { Content, SiteVersions } from './site-versions.ts';

type Repository = Extract<GitState, { type: 'repository' }>;

/** Publishes only content that builds. */
export class Publisher {
  readonly #git: Git;
  readonly #versions: SiteVersions;

  constructor(git: Git, versions: SiteVersions) {
    this.#git = git;
    this.#versions = versions;
  }

  /**
   * What has changed, what would stop a build, and what can be published regardless.
   *
   * @param page the file of a page, to tell what goes with it.
   * @param isUnchecked a check takes seconds, and the list of changes need not wait for it.
   */
  async state({ page, isUnchecked }: DeskCalls['git']['ask']): Promise<GitState> {
    const { unused } = await this.changed();
    const state = await this.#git.state(this.#texts(), unused);
    if (state.type === 'none' || (state.changes.length === 0 && state.unsent === 0)) return state;
    const problems = isUnchecked ? [] : await this.#problems([]);
    const rest = problems.length > 0 ? await this.#rest(state, problems, unused) : undefined;
    const { changes } = state;
    const own = await (page === undefined ? this.#ready(changes) : this.#own(page, changes));
    return {
      ...state,
      own,
      problems: placed('', '', problems, this.#texts()),
      ...(rest && { rest }),
    };
  }

  /** All but drafts that visitors have never seen, and the new pictures that only these show. */
  async #ready(changes: readonly GitChange[]): Promise<string[]> {
    const texts = this.#texts();
    const isDraft = (fields: unknown) => field(fields, 'draft') === true;
    const drafts = changes.map(async ({ file, former = file }) => {
      const now = texts.find(({ path }) => path === file);
      if (!now || !isDraft(now.fields)) return [];
      const before = await this.committed(former);
      return before === undefined || isDraft(fieldsIn(former, before)) ? [file] : [];
    });
    const left = (await Promise.all(drafts)).flat();
    const isOfDrafts = (file: string) => {
      const named = isMediaPath(file) ? namingTexts(basename(file), texts) : [];
      return named.length > 0 && named.every(({ path }) => left.includes(path));
    };
    return changes.flatMap(({ file }) => (left.includes(file) || isOfDrafts(file) ? [] : [file]));
  }

  /**
   * A page, its pictures, the lists with a new client or author that it names and, if it has moved
   * or is held back, the links that were led on.
   */
  async #own(page: string, changes: readonly GitChange[]): Promise<string[]> {
    const texts = this.#texts();
    const textAt = (file: string) => texts.find(({ path }) => path === file);
    const now = textAt(page);
    if (!now) return [];
    const { former = page } = changes.find(({ file }) => file === page) ?? {};
    const before = await this.committed(former);
    const address = before && addressOf(former, before);
    const isThere = address === addressOf(page, now.text) && field(now.fields, 'draft') !== true;
    const lists = await this.#newlyNamed(now, changes);
    const isOwn = async (file: string) => {
      if (file === page || lists.some(({ path }) => path === file)) return true;
      if (isMediaPath(file)) return namingTexts(basename(file), [now, ...lists]).length > 0;
      const text = textAt(file);
      if (isThere || !address || !text) return false;
      const bytes = await this.#git.committed(file);
      if (!bytes) return false;
      const links = linksTo(address, savedTexts([{ path: file, bytes }]), former);
      return links.length > linksTo(address, [text], former).length;
    };
    const own = await Promise.all(
      changes.map(async ({ file }) => ((await isOwn(file)) ? [file] : [])),
    );
    return own.flat();
  }

  /** The changed lists with items that a page names and that are not committed yet. */
  async #newlyNamed({ kind, fields }: SavedText, changes: readonly GitChange[]) {
    const named = valuesWith('from', { schema: kind.schema, value: fields });
    const lists = this.#texts().filter(
      ({ path, kind }) => !kind.hasBody && changes.some(({ file }) => file === path),
    );
    const found = lists.map(async (list) => {
      const before = fieldsIn(list.path, (await this.committed(list.path)) ?? '');
      const has = (items: FieldValue | undefined, { mark, value }: (typeof named)[number]) =>
        valuesNamed(mark, new Map([[list.kind.name, { value: items }]]))?.includes(String(value));
      return named.some((one) => has(list.fields, one) && !has(before, one)) ? [list] : [];
    });
    return (await Promise.all(found)).flat();
  }

  /** Excludes new pictures that no text uses. */
  async changed() {
    const texts = this.#texts();
    const all = await this.#git.changed(texts);
    const { unused = [], changed = [] } = Object.groupBy(all, ({ file, how }) =>
      how === 'new' && isMediaPath(file) && namingTexts(basename(file), texts).length === 0
        ? 'unused'
        : 'changed',
    );
    return { changed, unused: unused.map(({ file }) => file) };
  }

  /** The result of the merge is checked before it is pushed. */
  async publish({
    message,
    listed,
    without: asked = [],
    ...more
  }: DeskCalls['publish']['ask']): Promise<DeskCalls['publish']['answer']> {
    const { changed, unused } = await this.changed();
    // A picture comes with the words that show it, which may have been saved since.
    const unseen = changed.filter(
      ({ file }) => listed?.includes(file) === false && !isMediaPath(file),
    );
    const without = [
      ...asked.filter(isContentPath),
      ...unseen.flatMap(({ file, former = file }) => [file, former]),
      ...unused,
    ];
    const check = (message: string) => async () => {
      const problems = await this.#settled(without);
      if (problems.length === 0) return undefined;
      return {
        type: 'refused',
        message,
        problems: placed('', '', problems, this.#texts()),
      } as const;
    };
    const objection = (await this.#git.isRepository()) ? await check(wouldStop)() : undefined;
    if (objection) return objection;
    const publishing = { ...more, without, check: check(wouldStopTogether) };
    const answer = await this.#git.publish(message, publishing);
    if (answer.type !== 'published' || !answer.sentAt) return answer;
    const sent = changed.map(({ file }) => file).filter((file) => !without.includes(file));
    const done = { ...answer, ...this.#goingLive(sent) };
    const address = this.liveAddress();
    if (!address) return done;
    const { files, loaded } = await this.#versions.load(await this.#asCommitted(without));
    return { ...done, awaited: { address, id: contentId(files, loaded?.site.held ?? []) } };
  }

  /** Says more where a change does not go live in a few minutes, as with a draft. */
  #goingLive(sent: readonly string[]): Partial<Pick<Published, 'page' | 'message'>> {
    const pages = this.#texts().filter(({ path, kind }) => kind.hasBody && sent.includes(path));
    const [one, ...others] = pages;
    const page = one && others.length === 0 && addressOf(one.path, one.text);
    const day = businessDay(new Date());
    const held = pages.flatMap((page) => {
      const until = heldUntil(page, day);
      if (field(page.fields, 'draft') === true)
        return `“${page.title}” is a draft, so it is not on the site yet. Press “Let it go live” on its page, and publish again.`;
      return until ? `“${page.title}” goes live on ${britishDate(until)}.` : [];
    });
    const rest = sent.filter((file) => !isMediaPath(file)).length > held.length;
    const message = [...held, ...(rest ? ['The rest is on the site in a few minutes.'] : [])];
    return { ...(page && { page }), ...(held.length > 0 && { message: message.join(' ') }) };
  }

  liveAddress(): string | undefined {
    const settings = this.#texts().find(({ path }) => path === dataFiles.settings.file);
    return liveAddress(field(settings?.fields, 'url'));
  }

  /** A file's text as last committed. */
  async committed(file: string): Promise<string | undefined> {
    return textIn(await this.#git.committed(file));
  }

  readonly #texts = () => savedTexts(this.#versions.files());

  /** The problems of a build with these files as last committed. */
  async #problems(without: readonly string[]): Promise<readonly Problem[]> {
    return this.#versions.buildProblems(await this.#asCommitted(without));
  }

  async #asCommitted(files: readonly string[]): Promise<ReadonlyMap<string, Content>> {
    const all = files.map(async (file) => [file, await this.#git.committed(file)] as const);
    return new Map(await Promise.all(all));
  }

  /** The check takes seconds: repeat it if files change meanwhile. */
  async #settled(without: readonly string[]): Promise<readonly Problem[]> {
    for (let tries = 0; tries < 3; tries++) {
      const seen = this.#digest();
      const problems = await this.#problems(without);
      if (problems.length > 0 || this.#digest() === seen) return problems;
    }
    throw refusal('content', 'changed-during-build', keepsChanging);
  }

  /** Media by their stamps, since films are large; other files by content. */
  #digest(): Digest {
    const all = this.#versions.files().map((file) => {
      const stamp = isMediaPath(file.path) ? file.stamp : undefined;
      return `${file.path} ${stamp ?? digest(file.bytes)}`;
    });
    return digest(all.join('\n'));
  }

  /**
   * What can be published without the files that have problems, and without those that then have
   * some. Nothing if the committed content has problems of its own.
   */
  async #rest(
    { changes: all, unsent }: Repository,
    problems: readonly Problem[],
    unused: readonly string[],
  ): Promise<Repository['rest']> {
    const left = new Set<string>();
    for (let found = problems; found.length > 0; found = await this.#problems([...left])) {
      const guilty = toLeave(
        all.filter(({ file }) => !left.has(file)),
        new Set(found.map(({ file }) => file)),
      );
      if (guilty.length === 0) return undefined;
      for (const { file, former = file } of [...guilty, ...formerNames(guilty, all)]) {
        left.add(file).add(former);
      }
    }
    const without = [...left];
    const rest = await this.#git.state(this.#texts(), [...without, ...unused]);
    if (rest.type !== 'repository') return undefined;
    const { changes } = rest;
    return changes.length + unsent > 0 ? { without, changes } : undefined;
  }
}

/** If only unchanged files have problems, a deletion caused them. */
function toLeave(changes: readonly GitChange[], files: ReadonlySet<string>): GitChange[] {
  const named = changes.filter(({ file }) => files.has(file));
  return named.length > 0
    ? named
    : changes.filter(({ how, former }) => how === 'deleted' || former);
}

/** A new file may be a rename: leaving it out means keeping the deleted file too. */
function formerNames(guilty: readonly GitChange[], changes: readonly GitChange[]): GitChange[] {
  const folders = new Set(
    guilty.filter(({ how }) => how === 'new').map(({ file }) => posix.dirname(file)),
  );
  return changes.filter(({ file, how }) => how === 'deleted' && folders.has(posix.dirname(file)));
}

const keepsChanging =
  'keeps changing while it is being checked, so nothing was published. Try again when nobody is saving.';
const wouldStopTogether =
  'Nothing was sent: combined with what others have published, it would stop the build.';
const wouldStop = 'Nothing was published: it would stop the build.';
