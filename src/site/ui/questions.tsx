import { Faqs, type FaqsProps } from './faqs.tsx';

type QuestionsProps = FaqsProps & { title: string };

/** A section of questions, under a heading that stands beside them. */
export function Questions({ title, faqs }: QuestionsProps) {
  return (
    <section className="container questions">
      <h2>{title}</h2>
      <Faqs faqs={faqs} />
    </section>
  );
}
