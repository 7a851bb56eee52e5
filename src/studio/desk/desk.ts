import { basename } from 'node:path';
import { isMediaPath } from '../../engine/content/media.ts';
import type { SiteDefinition } from '../../engine/define-site.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { attempt, type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import type { Store } from '../../engine/kernel/remember.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { liveAudit } from '../live/live-audit.ts';
import type { LiveAnswer, LiveOptions, LiveRequest } from '../live/messages.ts';
import type { Plans } from '../live/plans.ts';
import { advice } from './advice.ts';
import { checked } from './check.ts';
import { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-kind.ts';
import { contentPath } from './content-path.ts';
import type { Lists } from './desk-lists.ts';
import {
  type DeskCall,
  type DeskCalls,
  type DeskReply,
  type DeskTask,
  deskPaths,
  type OldFact,
  wholePicture,
} from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { textIn } from './file-text.ts';
import { Git, withRenamed } from './git.ts';
import { inWords, type Status } from './git-words.ts';
import { linksTo } from './links-here.ts';
import { fileGroups } from './listed-files.ts';
import { earlierPhotograph, listedMedia, shownMedia } from './listed-media.ts';
import { isLive } from './live-address.ts';
import { mergedText } from './merged-text.ts';
import { withoutPage } from './moved-page.ts';
import { kindAt, made, opened, readText, textOf, wordsIn } from './open-file.ts';
import { factsIn, listedPages, nameLists } from './pick-lists.ts';
import { type Previews, previews } from './previews.ts';
import { fieldOn, placed } from './problem-places.ts';
import { Publisher } from './publisher.ts';
import { remove, rename, replaced, restore, save, write } from './save.ts';
import { addressOf, savedText } from './saved-content.ts';
import { changedSince, leftWords, oldFacts, search } from './search.ts';
import { type Content, type SiteVersions, siteVersions } from './site-versions.ts';
import { takenBack } from './taken-back.ts';
import { discard, receive, receivingPlace, renameMedia } from './upload.ts';
import { fileWith } from './written-at.ts';

type Answer<Call extends DeskCall> = DeskCalls[Call]['answer'];

type Handlers = {
  readonly [Name in DeskCall]: (ask: DeskCalls[Name]['ask']) => Promise<Answer<Name>>;
};

type Replaced = {
  readonly words: string;
  readonly files: readonly { path: string; text: string; digest: string | null }[];
};

/** Answers the desk's calls. Calls that write run one at a time. */
export class Desk {
  readonly #folder: ContentFolder;
  readonly #versions: SiteVersions;
  readonly #previews: Previews;
  readonly #git: Git;
  readonly #publisher: Publisher;
  readonly #current: () => PlannedSite | undefined;
  /** Checks started by each tab: a newer check cancels the audit of an older one. */
  readonly #checks = new Map<string, number>();
  #writing: Promise<unknown> = Promise.resolve();
  /** The last replacement, for undo: each file's text before and digest after. */
  #replaced: Replaced = { words: '', files: [] };

  constructor(
    definition: SiteDefinition,
    plans: Plans,
    options: LiveOptions,
    store: Store,
    current: () => PlannedSite | undefined,
  ) {
    this.#current = current;
    this.#folder = new ContentFolder(options.contentRoot);
    this.#versions = siteVersions(definition, plans, options, store, current);
    this.#previews = previews(this.#versions.memory);
    this.#git = new Git(options.contentRoot);
    this.#publisher = new Publisher(this.#git, this.#versions);
  }

  readonly #handlers: Handlers = {
    files: () => this.#files(),
    leave: ({ words }) =>
      this.#alone(async () => {
        this.#noteLeft(this.#folder.kept.oldFacts().filter((fact) => fact.words !== words));
        return { type: 'left' };
      }),
    lists: async () => {
      const texts = this.#folder.texts();
      const { media } = await this.#versions.media();
      const loaded = this.#current();
      const pages = loaded ? listedPages(loaded, texts) : [];
      const names = nameLists(texts);
      const [former, facts] = [await this.#former(), factsIn(texts)];
      const shown = listedMedia(media, this.#folder, texts);
      return { type: 'lists', names, former, pages, media: shown, facts };
    },
    open: async ({ path }) => {
      const bytes = this.#folder.read(path);
      if (!bytes) throw refusal(path, 'missing-file', 'is not there any more.');
      const { text, digest } = textOf(path, bytes);
      return opened(path, text, digest);
    },
    check: (ask) => this.#check(ask),
    audit: ({ draft }) => this.#audit(draft),
    advice: ({ path, text }) => advice(path, text),
    save: (ask) => this.#alone(() => this.#save(ask)),
    keep: async ({ path, text, edits = [] }) => {
      const typed = editedText(path, text, edits, kindAt(path).schema);
      this.#folder.kept.keep(path, typed, 'given-up');
      return { type: 'kept' };
    },
    merge: async ({ path, edits = [], choices = [], ...three }) => {
      const ours = editedText(path, three.ours, edits, kindAt(path).schema);
      const { text, conflicts } = mergedText(path, { ...three, ours }, choices);
      return { type: 'merge', ...readText(path, text), conflicts };
    },
    history: ({ path }) => this.#history(path),
    make: async (ask) => {
      const digestOf = (path: string) => this.#folder.digest(path);
      return made(ask, this.#versions.files(), digestOf, businessDay(new Date()));
    },
    search: async (ask) => search(this.#versions.files(), ask),
    replace: (ask) => this.#alone(() => this.#replace(ask)),
    unreplace: () => this.#alone(async () => this.#unreplace()),
    written: async ({ words, own }) => {
      const file = fileWith(words, this.#folder.texts(), own);
      return { type: 'written', ...(file && { file }) };
    },
    links: async ({ path }) => {
      const texts = this.#folder.texts();
      const address = addressOf(path, this.#folder.text(path) ?? '');
      const links = address === undefined ? [] : linksTo(address, texts, path);
      const takers = [...withoutPage({ path }, texts).keys()].filter((file) => file !== path);
      return { type: 'links', links, takers };
    },
    without: async (ask) => {
      const changes = withoutPage(ask, this.#folder.texts());
      return { type: 'without', problems: placed('', '', await this.#newStops(changes)) };
    },
    rename: (ask) => this.#alone(async () => rename(ask, this.#folder)),
    delete: (ask) => this.#alone(async () => remove(ask, this.#folder)),
    restore: (ask) => this.#alone(async () => restore(ask, this.#folder)),
    renameMedia: (ask) => this.#alone(async () => renameMedia(ask, this.#folder)),
    discard: ({ name }) => this.#alone(async () => discard(name, this.#folder)),
    change: async ({ path, former = path, typed }) => {
      const { schema } = kindAt(path);
      const now = typed && editedText(path, typed.text, typed.edits ?? [], schema);
      return {
        type: 'change',
        before: wordsIn(former, await this.#publisher.committed(former)),
        after: wordsIn(path, now ?? this.#folder.text(path)),
      };
    },
    git: (ask) => this.#publisher.state(ask),
    publish: (ask) => this.#alone(() => this.#publisher.publish(ask)),
    takeBack: (ask) => this.#alone(() => this.#takeBack(ask)),
    // Not queued: it may wait for the network, and it writes nothing.
    others: () => this.#git.others(),
    take: () => this.#alone(() => this.#git.take()),
    live: async ({ id }) => {
      const address = this.#publisher.liveAddress();
      return { type: 'live', isLive: address !== undefined && (await isLive(address, id)) };
    },
  };

  async perform(task: DeskTask): Promise<DeskReply<unknown>> {
    // The name is untrusted input.
    if (task.type === 'call' && !Object.hasOwn(this.#handlers, task.request.call)) {
      return { ok: false, message: 'The desk cannot do this. Reload the page.' };
    }
    try {
      return { ok: true, answer: await this.#done(task) };
    } catch (error) {
      if (!(error instanceof ProblemsError)) return broken(error);
      const message = error.problems
        .map((one) => `${this.#named(one.file)} ${one.message}`)
        .join('\n');
      return { ok: true, answer: { type: 'refused', message, problems: error.problems } };
    }
  }

  /** As staff know a file. */
  #named(file: string): string {
    if (isMediaPath(file)) return basename(file);
    const { value = [] } = attempt(() => this.#folder.texts());
    const title = value.find(({ path }) => path === file)?.title;
    return title ? `“${title}”` : kindOf(file) ? 'This page' : file;
  }

  async #done(task: DeskTask): Promise<unknown> {
    if (task.type === 'call') {
      return this.#handlers[task.request.call](task.request.ask as never);
    }
    return task.type === 'place'
      ? receivingPlace(task, this.#folder, this.#versions)
      : this.#alone(() => receive(task, this.#folder, this.#versions));
  }

  /** Answers the desk's own requests for pages and files; undefined for all others. */
  async answer(request: LiveRequest): Promise<LiveAnswer | undefined> {
    if (request.url.startsWith(deskPaths.media)) {
      const [name = '', query] = request.url.slice(deskPaths.media.length).split('?');
      const asked = new URLSearchParams(query);
      const at = Number(asked.get('at'));
      if (at > 0) return earlierPhotograph(name, at, this.#folder);
      const { media, memory } = this.#versions;
      const shown = async () => shownMedia(name, asked.has(wholePicture), await media(), memory);
      // The file may be replaced while it is read.
      return shown().catch(shown);
    }
    return this.#previews.page(request);
  }

  file(request: LiveRequest): Promise<LiveAnswer | undefined> {
    return this.#previews.file(request);
  }

  /** Queues an action: each reads what the one before wrote. */
  #alone<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    const next = this.#writing.then(() => {
      this.#folder.recover();
      return action();
    });
    this.#writing = next.catch(() => {});
    return next;
  }

  async #files(): Promise<Answer<'files'>> {
    const problems = await this.#versions.problems();
    const day = businessDay(new Date());
    const { changed: all } = await this.#publisher.changed();
    const changed = new Map(
      all.map(({ file, how }) => [file, how === 'new' ? how : ('changed' as const)]),
    );
    const texts = [...changed.keys()]
      .filter(kindOf)
      .map(async (file) => [file, await this.#publisher.committed(file)] as const);
    const committed = new Map(await Promise.all(texts));
    const listed = this.#folder.texts();
    const unlisted = all.filter(({ file }) => !listed.some(({ path }) => path === file));
    return {
      type: 'files',
      groups: fileGroups(listed, { problems, changed, committed, day }),
      deleted: this.#folder.kept.deleted(),
      unpublished: all.length,
      unlisted: unlisted.map((one) =>
        inWords({ ...one, before: committed.get(one.file), after: undefined }, day),
      ),
      ...(this.#changedSince() === undefined && { replaced: this.#replaced.words }),
      left: leftWords(this.#versions.files(), this.#folder.kept.oldFacts()),
    };
  }

  /** Looks up in the history what lists called the items that are named in vain. */
  async #former(): Promise<Lists['former']> {
    const { problems } = await this.#versions.problems();
    const lists = problems.flatMap(({ code, listedIn }) =>
      code === 'unknown-value' && listedIn ? listedIn : [],
    );
    const called = [...new Set(lists)].map(async (path) => {
      const { versions } = await this.#history(path);
      const items = versions.flatMap(({ values: fields }) =>
        Object.values(nameLists([{ kind: kindAt(path), fields }])).flat(),
      );
      return [path, items.filter(({ value }) => problems.some(({ words }) => words === value))];
    });
    return Object.fromEntries(await Promise.all(called));
  }

  #check(ask: DeskCalls['check']['ask']): Promise<Answer<'check'>> {
    const { draft, path } = ask;
    if (!/^\w{16,64}$/.test(draft)) throw new Error('A draft has 16 to 64 letters and figures.');
    contentPath(path);
    this.#checks.set(draft, (this.#checks.get(draft) ?? 0) + 1);
    const committed = (file: string) => this.#git.committed(file);
    const [folder, versions, previews] = [this.#folder, this.#versions, this.#previews];
    return checked(ask, { folder, versions, previews, committed });
  }

  async #audit(draft: string): Promise<Answer<'audit'>> {
    const shown = this.#previews.shown(draft);
    if (!shown) return { type: 'over' };
    // Stand-ins would cause problems of their own.
    if (!shown.isAsTyped) return { type: 'audit', problems: [] };
    const count = this.#checks.get(draft);
    const isOver = () => this.#checks.get(draft) !== count;
    const found = await liveAudit(shown.loaded, this.#versions.memory, new Set(), isOver);
    if (!found) return { type: 'over' };
    const warnings = found.warnings.map((problem) => ({ ...problem, isWarning: true }));
    const textAt = (path: string) => {
      const file = shown.loaded.files.find((one) => one.path === path);
      return (file && savedText(file)?.text) ?? '';
    };
    const problems = [...found.problems, ...warnings].map(({ field, ...one }) => {
      const at = field ?? fieldOn(one.line, one.file, textAt(one.file));
      return { ...one, ...(at && { field: at }) };
    });
    return { type: 'audit', problems: placed('', '', problems) };
  }

  /** Each distinct text once, preferring its published version; the current one if published. */
  async #history(path: string): Promise<Answer<'history'>> {
    const saved = this.#folder.read(path);
    const now = saved && textOf(path, saved).text;
    const kept = this.#folder.kept.of(path).filter(({ text }) => text !== now);
    const all = [...(await this.#git.versions(path)), ...kept];
    const seen = new Set<string>();
    const versions = all.filter(({ text }) => !seen.has(text) && seen.add(text));
    return { type: 'history', versions: versions.sort((one, other) => other.at - one.at) };
  }

  async #save(ask: DeskCalls['save']['ask']): Promise<Answer<'save'>> {
    const before = this.#folder.text(ask.path);
    const answer = save(ask, this.#folder);
    if (answer.type !== 'done' || before === undefined) return answer;
    const isRepository = await this.#git.isRepository();
    const published = isRepository ? await this.#publisher.committed(ask.path) : before;
    const [old, seen] = [before, published ?? ''].map((text) => fieldsIn(ask.path, text));
    const facts = oldFacts(this.#versions.files(), ask.path, old, seen);
    const known = this.#folder.kept.oldFacts();
    if (known.length + facts.length > 0) this.#noteLeft([...known, ...facts]);
    return answer;
  }

  /** Keeps those of the facts that remain elsewhere, the words of each once. */
  #noteLeft(facts: readonly OldFact[]): void {
    const left = leftWords(this.#versions.files(), facts);
    const distinct = new Map(left.map(({ count, ...fact }) => [fact.words, fact]));
    this.#folder.kept.keepOldFacts([...distinct.values()]);
  }

  async #replace({ isTrial, ...ask }: DeskCalls['replace']['ask']): Promise<Answer<'replace'>> {
    const { changes, ...addresses } = replaced(ask, this.#folder);
    const more = await this.#newStops(changes);
    const files = [...changes.keys()];
    if (!isTrial) {
      const texts = files.map((path) => ({ path, text: this.#folder.text(path) ?? '' }));
      write(files[0] ?? '', changes, this.#folder);
      this.#replaced = {
        words: `“${ask.searched}” became “${ask.words}”`,
        files: texts.map((one) => ({ ...one, digest: this.#folder.digest(one.path) })),
      };
    }
    return { type: 'replaced', files, problems: placed('', '', more), ...addresses };
  }

  async #takeBack({ commit, isTrial }: DeskCalls['takeBack']['ask']): Promise<Answer<'takeBack'>> {
    const committed = await this.#git.changesOf(commit);
    if (committed.length === 0) throw refusal('content', 'missing-file', nothingBefore);
    const files = takenBack(committed, this.#folder);
    const day = businessDay(new Date());
    const after = (file: string) => textIn(files.get(file));
    const before = async (file: string) => this.#folder.text(file);
    const status = [...files].map(([file, bytes]): Status => {
      return { file, how: !bytes ? 'deleted' : this.#folder.read(file) ? 'changed' : 'new' };
    });
    const changes = (await withRenamed(status, { before, after })).map((one) => {
      const old = this.#folder.text(one.former ?? one.file);
      return inWords({ ...one, before: old, after: after(one.file) }, day);
    });
    const problems = placed('', '', await this.#newStops(files));
    if (!isTrial) this.#folder.change(files);
    return { type: 'taken-back', changes, problems };
  }

  /** What would newly stop a build. */
  async #newStops(changes: ReadonlyMap<string, Content>): Promise<Problem[]> {
    const { problems, drafts } = await this.#versions.load(changes);
    const stops = problems.filter(({ file }) => !drafts.has(file));
    const before = stops.length > 0 ? (await this.#versions.load(new Map())).problems : [];
    const known = new Set(before.map(keyOf));
    return stops.filter((one) => !known.has(keyOf(one)));
  }

  #changedSince(): string | undefined {
    const { files } = this.#replaced;
    return files.find(({ path, digest }) => this.#folder.digest(path) !== digest)?.path;
  }

  #unreplace(): Answer<'unreplace'> {
    const all = this.#replaced.files;
    const other = this.#changedSince();
    if (other) throw changedSince(other);
    write(all[0]?.path ?? '', new Map(all.map(({ path, text }) => [path, text])), this.#folder);
    this.#replaced = { words: '', files: [] };
    return { type: 'unreplaced' };
  }
}

const nothingBefore = 'was published for the first time then, so there is nothing to go back to.';

/** Without the line, which an edit may shift. */
const keyOf = ({ file, message }: Problem) => `${file} ${message}`;

/** A bug: log it and carry on. */
function broken(error: unknown): DeskReply<never> {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, message: `The desk could not do this: ${message}` };
}
