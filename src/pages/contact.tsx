import type { Site } from '../content/site.ts';
import { FounderCard } from '../ui/founder-card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Prose } from '../ui/prose.tsx';
import { ContactForm } from './contact-form.tsx';
import { QuizForm } from './quiz-form.tsx';

/** The contact screen, under /contact and /quiz: the founder, the quick form and the quiz. */
export function Contact({ site }: { site: Site }) {
  const { settings, pages } = site;
  const { title, lead, formHeading, formNote, quizHeading, quizLead, body } = pages.contact;
  const founder = settings.people.find(({ id }) => id === settings.founder);
  return (
    <>
      <PageHead label="Get in touch" title={title} lead={lead} />
      <section className="contact container">
        {founder && <FounderCard founder={founder} email={settings.email} />}
        <div>
          <h2>{formHeading}</h2>
          <ContactForm email={settings.email} note={formNote} />
          <Prose body={body} />
        </div>
      </section>
      <section className="quiz dark">
        <div className="quiz__columns container">
          <div>
            <h2>{quizHeading}</h2>
            <p className="lead">{quizLead}</p>
          </div>
          <QuizForm email={settings.email} />
        </div>
      </section>
    </>
  );
}
