import type { SiteDefinition } from '../../engine/define-site.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import type { Store } from '../../engine/kernel/remember.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { liveAudit } from '../live/live-audit.ts';
import type { LiveAnswer, LiveOptions, LiveRequest } from '../live/messages.ts';
import type { Plans } from '../live/plans.ts';
import { checked } from './check.ts';
import { ContentFolder, isContentPath } from './content-folder.ts';
import {
  type DeskCall,
  type DeskCalls,
  type DeskReply,
  type DeskTask,
  deskPaths,
} from './desk-messages.ts';
import { type DeskProblem, refusal } from './desk-problem.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { Git } from './git.ts';
import { KeptVersions } from './kept-versions.ts';
import { linksTo } from './links-here.ts';
import { fileGroups } from './listed-files.ts';
import { listedMedia, thumbnail } from './listed-media.ts';
import { isLive } from './live-address.ts';
import { mergedText } from './merged-text.ts';
import { kindAt, made, opened, readText, textOf } from './open-file.ts';
import { addressOf } from './page-of-file.ts';
import { listedPages, nameLists } from './pick-lists.ts';
import { Previews } from './previews.ts';
import { placed } from './problem-places.ts';
import { Publisher } from './publisher.ts';
import { Saver } from './save.ts';
import { savedTexts } from './saved-content.ts';
import { SearchIndex } from './search.ts';
import { SiteVersions } from './site-versions.ts';
import { discard, receive, receivingPlace } from './upload.ts';

type Handlers = {
  readonly [Name in DeskCall]: (ask: DeskCalls[Name]['ask']) => Promise<DeskCalls[Name]['answer']>;
};

/** Answers the calls of the desk's page. Those that write run one after another. */
export class Desk {
  readonly #folder: ContentFolder;
  readonly #versions: SiteVersions;
  readonly #previews: Previews;
  readonly #saver: Saver;
  readonly #git: Git;
  readonly #publisher: Publisher;
  readonly #kept: KeptVersions;
  readonly #index = new SearchIndex();
  readonly #current: () => PlannedSite | undefined;
  readonly #audits = new Map<string, number>();
  #writing: Promise<unknown> = Promise.resolve();

  /** @param current the site as it is on the disk. */
  constructor(
    definition: SiteDefinition,
    plans: Plans,
    options: LiveOptions,
    store: Store,
    current: () => PlannedSite | undefined,
  ) {
    this.#current = current;
    this.#folder = new ContentFolder(options.contentRoot);
    this.#versions = new SiteVersions(definition, plans, options, store, current);
    this.#previews = new Previews(this.#versions.memory);
    this.#kept = new KeptVersions(options.contentRoot);
    this.#saver = new Saver(this.#folder, this.#kept, this.#texts);
    this.#git = new Git(options.contentRoot);
    this.#publisher = new Publisher(this.#git, this.#versions);
  }

  readonly #handlers: Handlers = {
    files: () => this.#files(),
    lists: () => this.#lists(),
    open: ({ path }) => this.#open(path),
    check: (ask) => this.#check(ask),
    audit: ({ draft }) => this.#audit(draft),
    advice: async ({ path, text }) => ({ type: 'advice', advice: await advice(path, text) }),
    save: (ask) => this.#alone(async () => this.#save(ask)),
    keep: async (ask) => this.#keep(ask),
    merge: async ({ path, choices = [], ...three }) => {
      const { text, clashes } = mergedText(path, three, choices);
      return { type: 'merge', ...readText(path, text), clashes };
    },
    history: ({ path }) => this.#history(path),
    make: async (ask) => {
      const digestOf = (path: string) => this.#folder.digest(path);
      return made(ask, this.#versions.files(), digestOf, businessDay(new Date()));
    },
    search: async (ask) => this.#index.search(this.#versions.files(), ask),
    replace: (ask) => this.#alone(() => this.#replace(ask)),
    links: async ({ path }) => this.#links(path),
    rename: (ask) => this.#alone(async () => this.#saver.rename(ask)),
    delete: (ask) => this.#alone(async () => this.#saver.delete(ask)),
    restore: ({ path }) => this.#alone(async () => this.#saver.restore(path)),
    discard: ({ name }) =>
      this.#alone(async () => {
        discard(name, this.#folder, this.#kept, this.#texts());
        return { type: 'discarded' };
      }),
    git: () => this.#publisher.state(),
    publish: (ask) => this.#alone(() => this.#publisher.publish(ask)),
    // It may wait for the network, and writes nothing here.
    others: () => this.#git.others(),
    take: () => this.#alone(() => this.#git.take()),
    live: async ({ id }) => {
      const address = this.#publisher.liveAddress();
      return { type: 'live', isLive: address !== undefined && (await isLive(address, id)) };
    },
  };

  async perform(task: DeskTask): Promise<DeskReply<unknown>> {
    // The name comes from outside.
    if (task.type === 'call' && !Object.hasOwn(this.#handlers, task.request.call)) {
      return { ok: false, message: 'The desk cannot do this. Load the page again.' };
    }
    try {
      return { ok: true, answer: await this.#done(task) };
    } catch (error) {
      if (!(error instanceof ProblemsError)) return broken(error);
      const message = error.problems.map(({ file, message }) => `${file} ${message}`).join('\n');
      return { ok: true, answer: { type: 'refused', message, problems: error.problems } };
    }
  }

  async #done(task: DeskTask): Promise<unknown> {
    if (task.type === 'place') {
      return receivingPlace(task, task.receiver, this.#folder, this.#versions);
    }
    if (task.type === 'receive') {
      const { received } = task;
      return this.#alone(() =>
        receive(received, task, this.#folder, this.#versions, this.#kept, this.#texts()),
      );
    }
    return this.#handlers[task.request.call](task.request.ask as never);
  }

  /** What belongs to the desk among the requests for pages and files; undefined for all others. */
  async answer(request: LiveRequest): Promise<LiveAnswer | undefined> {
    if (request.url.startsWith(deskPaths.media)) {
      const name = request.url.slice(deskPaths.media.length).replace(/\?.*/, '');
      return thumbnail(name, await this.#versions.media(), this.#versions.memory);
    }
    return this.#previews.page(request);
  }

  file(request: LiveRequest): Promise<LiveAnswer | undefined> {
    return this.#previews.file(request);
  }

  /** Runs actions one after another, since each reads what the one before has written. */
  #alone<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    const next = this.#writing.then(() => {
      this.#folder.undoUnfinished();
      return action();
    });
    this.#writing = next.catch(() => {});
    return next;
  }

  readonly #texts = () => savedTexts(this.#versions.files());

  async #files(): Promise<DeskCalls['files']['answer']> {
    const problems = await this.#versions.problems();
    const day = businessDay(new Date());
    const { changed: all } = await this.#publisher.changed();
    const changed = new Map(
      all.map(({ file, how }) => [file, how === 'new' ? how : ('changed' as const)]),
    );
    return {
      type: 'files',
      groups: fileGroups(this.#texts(), { problems, changed, day }),
      deleted: this.#kept.deleted(),
      unpublished: all.length,
    };
  }

  async #lists(): Promise<DeskCalls['lists']['answer']> {
    const texts = this.#texts();
    const { media } = await this.#versions.media();
    const loaded = this.#current();
    return {
      type: 'lists',
      names: nameLists(texts),
      pages: loaded ? listedPages(loaded, texts) : [],
      media: listedMedia(media, texts),
    };
  }

  async #open(path: string): Promise<DeskCalls['open']['answer']> {
    const bytes = this.#folder.read(path);
    if (!bytes) throw refusal(path, 'missing-file', 'is not there any more.');
    const { text, digest } = textOf(path, bytes);
    return opened(path, text, digest);
  }

  #check(ask: DeskCalls['check']['ask']): Promise<DeskCalls['check']['answer']> {
    const { draft, path } = ask;
    if (!/^\w{16,64}$/.test(draft)) throw new Error('A draft has 16 to 64 letters and figures.');
    if (!isContentPath(path)) this.#folder.place(path);
    this.#audits.set(draft, (this.#audits.get(draft) ?? 0) + 1);
    const committed = (file: string) => this.#git.committed(file);
    const [folder, versions, previews] = [this.#folder, this.#versions, this.#previews];
    return checked(ask, { folder, versions, previews, committed });
  }

  async #audit(draft: string): Promise<DeskCalls['audit']['answer']> {
    const shown = this.#previews.shown(draft);
    if (!shown) return { type: 'over' };
    // What stands in for what is missing would have problems of its own.
    if (!shown.isAsTyped) return { type: 'audit', problems: [] };
    const count = this.#audits.get(draft);
    const isOver = () => this.#audits.get(draft) !== count;
    const { memory } = this.#versions;
    const found = await liveAudit(shown.loaded, memory, new Set(), isOver);
    if (!found) return { type: 'over' };
    const warnings = found.warnings.map((problem) => ({ ...problem, isWarning: true }));
    return { type: 'audit', problems: placed('', '', [...found.problems, ...warnings]) };
  }

  #keep({ path, text, edits = [] }: DeskCalls['keep']['ask']): DeskCalls['keep']['answer'] {
    this.#kept.keep(path, editedText(path, text, edits, kindAt(path).schema), 'given-up');
    return { type: 'kept' };
  }

  /** Each text once, as it was published if it was, and without what is there now. */
  async #history(path: string): Promise<DeskCalls['history']['answer']> {
    const saved = this.#folder.read(path);
    const all = [...(await this.#git.versions(path)), ...this.#kept.of(path)];
    const seen = new Set([saved && textOf(path, saved).text]);
    const versions = all.filter(({ text }) => !seen.has(text) && seen.add(text));
    return { type: 'history', versions: versions.sort((one, other) => other.at - one.at) };
  }

  #save(ask: DeskCalls['save']['ask']): DeskCalls['save']['answer'] {
    const before = this.#folder.read(ask.path);
    const answer = this.#saver.save(ask);
    if (answer.type !== 'done' || !before) return answer;
    const fields = fieldsIn(ask.path, fileText(before)?.text ?? '');
    const left = this.#index.left(this.#versions.files(), ask.path, fields);
    return { ...answer, ...(left.length > 0 && { left }) };
  }

  async #replace({
    isTrial,
    ...ask
  }: DeskCalls['replace']['ask']): Promise<DeskCalls['replace']['answer']> {
    const { changes, moved } = this.#saver.replaced(ask);
    const { problems, drafts } = await this.#versions.load(changes);
    const stops = problems.filter(({ file }) => !drafts.has(file));
    const before = stops.length > 0 ? (await this.#versions.load(new Map())).problems : [];
    const known = new Set(before.map(keyOf));
    if (!isTrial) this.#saver.replace(changes);
    return {
      type: 'replaced',
      files: [...changes.keys()],
      problems: placed(
        '',
        '',
        stops.filter((one) => !known.has(keyOf(one))),
      ),
      moved,
    };
  }

  #links(path: string): DeskCalls['links']['answer'] {
    const bytes = this.#folder.read(path);
    const address = bytes && addressOf(path, textOf(path, bytes).text);
    const links = address === undefined ? [] : linksTo(address, this.#texts(), path);
    return { type: 'links', links };
  }
}

/** Its place in the line may have moved. */
const keyOf = ({ file, message }: Problem) => `${file} ${message}`;

/** Its rules and dictionaries take longer to load than the rest of the desk, so they load when asked. */
async function advice(path: string, text: string): Promise<DeskProblem[]> {
  const { findings, pieces } = await import('../prose/findings.ts');
  const all = pieces({ path, bytes: new TextEncoder().encode(text) });
  return placed(path, text, (await Promise.all(all.map(findings))).flat());
}

/** A bug: it is told to whoever can put it right, and the desk goes on. */
function broken(error: unknown): DeskReply<never> {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, message: `The desk could not do this: ${message}` };
}
