import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { headingOver, lead, singlePage } from '../../data/page-fields.ts';
import { founderOf, type Settings } from '../../data/settings.ts';
import { onOneLine, telephoneUrl } from '../../data/telephone.ts';
import { parts } from '../../illustration/art.ts';
import { palette } from '../../illustration/palette.ts';
import { FounderCard } from '../../ui/founder-card.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { type SingleKind, singleKind } from '../single-kind.ts';
import type { Site } from '../site.ts';

const schema = z.strictObject({
  ...singlePage,
  lead,
  quizLink: text(60).meta({
    title: 'Link to the quiz',
    description: 'The words on the link to the quiz, under the introduction.',
  }),
  formHeading: headingOver('the form'),
  formNote: text(200).meta({
    title: 'Note on the form',
    description: 'What happens with the message.',
  }),
  quizHeading: headingOver('the quiz'),
  quizLead: text(320).meta({
    title: 'Introduction to the quiz',
    description: 'A sentence or two about the quiz.',
  }),
});

type ContactProps = { page: Site['pages']['contact']; settings: Settings };

/** Source: specification, section 2. */
const second = '/quiz';

/** The founder, the contact form and the quiz; at /quiz the quiz comes first. */
export const contactKind: SingleKind<typeof schema> = singleKind('contact', {
  schema,
  second,
  name: 'Contact',
  motif: 'letters',
  metadata: () => ({ type: 'ContactPage' }),
  element: ({ page }, settings, isQuiz) => {
    const contact = <QuickContact page={page} settings={settings} isFirst={!isQuiz} />;
    const quiz = <Quiz page={page} email={settings.email} isFirst={isQuiz} />;
    // In DOM order rather than by CSS, to avoid layout shifts while loading.
    return (
      <>
        {isQuiz && quiz}
        {contact}
        {!isQuiz && quiz}
      </>
    );
  },
});

/** How to reach us, beside the form, which is addressed to the founder. */
function QuickContact({ page, settings, isFirst }: ContactProps & { isFirst: boolean }) {
  const { title, lead, quizLink, formHeading, formNote, body } = page;
  const { email, telephone } = settings;
  const founder = founderOf(settings);
  return (
    <section className="contact">
      <div className="contact__columns container">
        <PageHead label="Get in touch" title={title} lead={lead} isFirst={isFirst}>
          {isFirst && (
            <a className="link" href={second}>
              {quizLink}
            </a>
          )}
          <a className="link" href={telephoneUrl(telephone)}>
            {onOneLine(`Call ${telephone}`)}
          </a>
        </PageHead>
        {founder && <FounderCard founder={founder} email={email} crop="narrow" />}
        <div className="contact__form">
          <h2>{formHeading}</h2>
          <FormNotice email={email} />
          <Widget name="contact-form" props={{ email, note: formNote }} />
        </div>
        <Prose body={body} />
      </div>
    </section>
  );
}

type QuizProps = { page: ContactProps['page']; email: string; isFirst: boolean };

function Quiz({ page: { quizHeading, quizLead }, email, isFirst }: QuizProps) {
  return (
    <section className={isFirst ? 'quiz quiz--first dark dark-top' : 'quiz dark'} id="quiz">
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

/** Replaces a form that failed to load. */
function FormNotice({ email }: { email: string }) {
  return (
    <p className="form-notice">
      This form hasn’t loaded. Email us instead: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}

/** The quiz's progress: the stylesheet lights a stack for each step, and finally the lamp. */
function pier(): string {
  const shapes = parts.named('quiz-pier').shapes(palette);
  return `<svg viewBox="0 0 420 252" width="420" height="252" aria-hidden="true">${shapes}</svg>`;
}
