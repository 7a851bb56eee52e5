/** The names of fields that are not words of their own, as forms show them. */
const titles: Readonly<Record<string, string>> = {
  a: 'Answer',
  q: 'Question',
  alt: 'What it shows',
  aliases: 'Former addresses',
  bgGradient: 'Light behind it',
  caseStudy: 'Case study',
  cover: 'Cover photograph',
  draft: 'Draft: held back',
  faqs: 'Questions and answers',
  geo: 'Place on a map',
  href: 'Leads to',
  how: 'How we work',
  id: 'Short id',
  metaTitle: 'Title in search results',
  metrics: 'Results',
  photo: 'Photograph',
  photos: 'Photographs',
  related: 'Related pages',
  sample: 'Sample content',
  small: 'Small links',
  social: 'Social networks',
  url: 'Address of the site',
};

/** `cardText` as `Card text`, or the words that stand for it. */
export function fieldTitle(name: string): string {
  const known = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (known !== undefined) return known;
  if (/[\sA-Z]/.test(name[0] ?? '') || name.includes(' ')) return name;
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
