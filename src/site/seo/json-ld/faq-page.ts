import type { FAQPage } from 'schema-dts';
import { pageId } from './ids.ts';

type Question = { readonly q: string; readonly a: string };

/** The questions and answers on the page. */
export function faqPage(url: string, faqs: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faqs`,
    isPartOf: { '@id': pageId(url) },
    mainEntity: faqs.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}
