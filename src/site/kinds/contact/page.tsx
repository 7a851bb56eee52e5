import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Settings } from '../../data/settings.ts';
import { onOneLine, telephoneUrl } from '../../data/telephone.ts';
import { parts } from '../../illustration/art.ts';
import { palette } from '../../illustration/palette.ts';
import { FounderCard } from '../../ui/founder-card.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { FormNotice } from './form-notice.tsx';
import type { contact } from './schema.ts';

type ContactProps = {
  page: PageOf<typeof contact>;
  settings: Settings;
  /** What the page opens with, as its address says: /contact the form, /quiz the quiz. */
  first: 'form' | 'quiz';
};

/**
 * The contact screen, under /contact and /quiz: the founder, the quick form and the quiz. What comes
 * first on a phone comes first here, so that nothing moves while the page arrives.
 */
export function Contact({ page, settings, first }: ContactProps) {
  const { title, lead, quizLink } = page;
  const { telephone } = settings;
  const head = { label: 'Get in touch', title, lead };
  return first === 'form' ? (
    <>
      <PageHead {...head}>
        <a className="link" href="/quiz">
          {quizLink}
        </a>
        <a className="link" href={telephoneUrl(telephone)}>
          {onOneLine(`Call ${telephone}`)}
        </a>
      </PageHead>
      <QuickContact page={page} settings={settings} />
      <Quiz page={page} email={settings.email} />
    </>
  ) : (
    <>
      <Quiz page={page} email={settings.email} isFirst />
      <PageHead {...head} isFirst={false} />
      <QuickContact page={page} settings={settings} />
    </>
  );
}

type QuickContactProps = Omit<ContactProps, 'first'>;

function QuickContact({ page: { formHeading, formNote, body }, settings }: QuickContactProps) {
  const { email, people, founder: id } = settings;
  const founder = people.find((one) => one.id === id);
  return (
    <section className="contact container">
      <div>
        <h2>{formHeading}</h2>
        <FormNotice email={email} />
        <Widget name="contact-form" props={{ email, note: formNote }} />
        <Prose body={body} />
      </div>
      {founder && <FounderCard founder={founder} email={email} />}
    </section>
  );
}

type QuizProps = { page: PageOf<typeof contact>; email: string; isFirst?: boolean };

function Quiz({ page: { quizHeading, quizLead }, email, isFirst = false }: QuizProps) {
  return (
    <section className={isFirst ? 'quiz quiz--first dark' : 'quiz dark'} id="quiz">
      <div className="quiz__columns container">
        <div>
          {isFirst ? <h1 tabIndex={-1}>{quizHeading}</h1> : <h2>{quizHeading}</h2>}
          <p className="lead">{quizLead}</p>
        </div>
        <div className="quiz__card">
          <FormNotice email={email} />
          <Widget name="quiz-form" props={{ email, picture: 'quiz-pier' }} isFirst={isFirst} />
        </div>
        <div className="quiz-pier" id="quiz-pier" data-step="1">
          <Markup className="quiz-pier__art" html={pier()} />
        </div>
      </div>
    </section>
  );
}

/** Progress as a pier: the style sheet lights a stack for each step, and the lamp at the end. */
function pier(): string {
  const shapes = parts.named('quiz-pier').shapes(palette);
  return `<svg viewBox="0 0 420 252" width="420" height="252" aria-hidden="true">${shapes}</svg>`;
}
