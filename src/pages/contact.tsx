import type { Site } from '../content/site.ts';
import { quizPier } from '../illustration/quiz-pier.ts';
import { FounderCard } from '../ui/founder-card.tsx';
import { Markup } from '../ui/markup.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Prose } from '../ui/prose.tsx';
import { Widget } from '../widgets/widget.tsx';
import { FormNotice } from './form-notice.tsx';

/** The contact screen, under /contact and /quiz: the founder, the quick form and the quiz. */
export function Contact({ site }: { site: Site }) {
  const { settings, pages } = site;
  const { title, lead, formHeading, formNote, quizHeading, quizLead, body } = pages.contact;
  const { email } = settings;
  const founder = settings.people.find(({ id }) => id === settings.founder);
  return (
    <>
      <PageHead label="Get in touch" title={title} lead={lead} />
      <section className="contact container">
        {founder && <FounderCard founder={founder} email={email} />}
        <div>
          <h2>{formHeading}</h2>
          <FormNotice email={email} />
          <Widget name="contact-form" props={{ email, note: formNote }} />
          <Prose body={body} />
        </div>
      </section>
      <section className="quiz dark" id="quiz">
        <div className="quiz__columns container">
          <div>
            <h2>{quizHeading}</h2>
            <p className="lead">{quizLead}</p>
          </div>
          <div className="quiz-pier" id="quiz-pier" data-step="1">
            <Markup className="quiz-pier__art" html={quizPier()} />
          </div>
          <div className="quiz__card">
            <FormNotice email={email} />
            <Widget name="quiz-form" props={{ email, picture: 'quiz-pier' }} />
          </div>
        </div>
      </section>
    </>
  );
}
