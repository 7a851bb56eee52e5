import { quizPier } from '../../illustration/quiz-pier.ts';
import { FounderCard } from '../../ui/founder-card.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import type { Site } from '../site.ts';
import { FormNotice } from './form-notice.tsx';

type ContactProps = {
  site: Site;
  /** What the page opens with, as its address says: /contact the form, /quiz the quiz. */
  first: 'form' | 'quiz';
};

/** The contact screen, under /contact and /quiz: the founder, the quick form and the quiz. */
export function Contact({ site, first }: ContactProps) {
  return first === 'form' ? (
    <>
      <PageHead {...head(site)}>
        <a className="link" href="/quiz">
          {site.pages.contact.quizLink}
        </a>
      </PageHead>
      <QuickContact site={site} />
      <Quiz site={site} />
    </>
  ) : (
    <>
      <Quiz site={site} isFirst />
      <PageHead {...head(site)} isFirst={false} />
      <QuickContact site={site} />
    </>
  );
}

function head({ pages }: Site) {
  const { title, lead } = pages.contact;
  return { label: 'Get in touch', title, lead };
}

function QuickContact({ site: { settings, pages } }: { site: Site }) {
  const { formHeading, formNote, body } = pages.contact;
  const { email, people, founder: id } = settings;
  const founder = people.find((one) => one.id === id);
  return (
    <section className="contact container">
      {founder && <FounderCard founder={founder} email={email} />}
      <div>
        <h2>{formHeading}</h2>
        <FormNotice email={email} />
        <Widget name="contact-form" props={{ email, note: formNote }} />
        <Prose body={body} />
      </div>
    </section>
  );
}

function Quiz({ site: { settings, pages }, isFirst = false }: { site: Site; isFirst?: boolean }) {
  const { quizHeading, quizLead } = pages.contact;
  const { email } = settings;
  return (
    <section className={isFirst ? 'quiz quiz--first dark' : 'quiz dark'} id="quiz">
      <div className="quiz__columns container">
        <div>
          {isFirst ? <h1 tabIndex={-1}>{quizHeading}</h1> : <h2>{quizHeading}</h2>}
          <p className="lead">{quizLead}</p>
        </div>
        <div className="quiz-pier" id="quiz-pier" data-step="1">
          <Markup className="quiz-pier__art" html={quizPier()} />
        </div>
        <div className="quiz__card">
          <FormNotice email={email} />
          <Widget name="quiz-form" props={{ email, picture: 'quiz-pier' }} isFirst={isFirst} />
        </div>
      </div>
    </section>
  );
}
