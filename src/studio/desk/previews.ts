import type { Digest } from '../../engine/kernel/digest.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { Answers } from '../live/answers.ts';
import type { LiveAnswer, LiveRequest } from '../live/messages.ts';
import { Recent } from '../live/recent.ts';
import { ownPage } from '../live/start-page.ts';
import { draftParameter } from './desk-messages.ts';

type Shown = {
  readonly loaded: PlannedSite;
  readonly of: Digest;
  /** False if it has stand-ins. */
  readonly isAsTyped: boolean;
};

export type Previews = ReturnType<typeof previews>;

/** Each open tab has its own version of the site. */
export function previews(memory: Memory) {
  const tabs = new Recent<Shown & { readonly answers: Answers }>(8);
  return {
    show(draft: string, shown: Shown): void {
      const tab = tabs.get(draft);
      const answers = tab?.answers ?? new Answers(memory);
      if (tab) answers.follow(tab.loaded, shown.loaded);
      tabs.set(draft, { ...shown, answers });
    },
    shown: (draft: string): Shown | undefined => tabs.get(draft),
    /** Undefined if the request names no tab. */
    async page(request: LiveRequest): Promise<LiveAnswer | undefined> {
      const draft = new URLSearchParams(request.url.split('?', 2)[1]).get(draftParameter);
      if (draft === null) return undefined;
      const tab = tabs.get(draft);
      const answer = await (tab?.answers.answer(request, tab.loaded, () => {}) ??
        ownPage(404, 'No preview yet', '<h1>The page appears here when it can be read.</h1>'));
      return { ...answer, headers: framed(answer.headers) };
    },
    async file(request: LiveRequest): Promise<LiveAnswer | undefined> {
      for (const { answers, loaded } of tabs.values()) {
        const answer = await answers.answer(request, loaded, () => {});
        if (answer.status === 200) return answer;
      }
      return undefined;
    },
  };
}

/** Previews may be framed, but only by our own origin. */
function framed(headers: LiveAnswer['headers']): LiveAnswer['headers'] {
  const policy = headers['Content-Security-Policy'];
  if (policy === undefined) return headers;
  const own = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return { ...headers, 'Content-Security-Policy': own };
}
