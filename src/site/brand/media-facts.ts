import { absoluteUrl } from '../../engine/kernel/path.ts';
import { fullPrice } from '../data/money.ts';
import { hoursInWords } from '../data/opening-hours.ts';
import { founderOf, type Settings } from '../data/settings.ts';
import { palette } from '../illustration/palette.ts';
import type { Site } from '../kinds/site.ts';

export type KitContent = Pick<Site, 'settings' | 'prices' | 'caseStudies'> & {
  readonly pages: { readonly about: Pick<Site['pages']['about'], 'mediaKit'> };
};

/** The facts for journalists as plain text, from the content that the pages show. */
export function mediaFacts({ settings, prices, caseStudies, pages }: KitContent): string {
  const { name, description, url, people } = settings;
  const parts = [
    [name.toUpperCase(), '', description],
    section('In brief', rows(company(settings))),
    section('People', rows(people.map(({ name, role }) => [name, role]))),
    section('Prices, a month, without VAT', rows(pricesOf(prices))),
    section(
      'Projects that we have published',
      caseStudies.flatMap((one) => project(one, url)),
    ),
    section('Colours and typeface', rows(colours)),
    section('How to use the logo and the portraits', listed(pages.about.mediaKit.use)),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return [title, '='.repeat(title.length), '', ...lines];
}

type Row = readonly [label: string, value: string];

function rows(all: readonly Row[]): string[] {
  const wide = Math.max(...all.map(([label]) => label.length)) + 3;
  return all.map(([label, value]) => label.padEnd(wide) + value);
}

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

function company({ company, people, ...settings }: Settings): Row[] {
  const { legalName, number, registeredIn, founded, address } = company;
  const { street, town, region, postcode } = address;
  const founder = founderOf({ people, founder: settings.founder });
  return [
    ['Founded', founder ? `${founded}, by ${founder.name}` : founded],
    ['People', String(people.length)],
    ['Company', `${legalName}, registered in ${registeredIn} under number ${number}`],
    ['Office', `${street}, ${town}, ${region} ${postcode}`],
    ['Website', absoluteUrl(settings.url, '/')],
    ['Email', settings.email],
    ['Telephone', `${settings.telephone} (${hoursInWords(settings.openingHours)})`],
    ...settings.social.map(({ name, href }): Row => [name, href]),
  ];
}

function pricesOf({ retainer, minimumAdSpend, terms }: Site['prices']): Row[] {
  return [
    ...retainer.map(({ name, price }): Row => [name, fullPrice(price)]),
    ['Least that we recommend for ads', fullPrice(minimumAdSpend)],
    ...terms.map(({ label, value }): Row => [label, value]),
  ];
}

function project(study: Site['caseStudies'][number], base: string): string[] {
  const { client, title, metrics, outcome, path } = study;
  return [
    `${client}: ${title}`,
    ...listed([...metrics, `Did it pay? ${outcome.verdict}`]),
    `  ${absoluteUrl(base, path)}`,
    '',
  ];
}

const colours: readonly Row[] = [
  ['Red', palette.red],
  ['Beam', palette.beam],
  ['Ink', palette.ink],
  ['Paper', palette.paper],
  ['Typeface', 'Special Gothic, under the SIL Open Font License'],
];
