import { expect, test } from 'vitest';
import { blankFields, limitsOf } from '../../e2e/units/form-limits.ts';
import { type ContactValues, contactForm } from './contact.ts';
import { emptyValues, fieldsOf } from './form.ts';
import { parseForm } from './parse-form.ts';

const parseContact = (values: ContactValues) => parseForm(contactForm, values);
const contactLimits = limitsOf(contactForm);

const entered = {
  name: 'Ada Wear',
  email: 'ada@quay.example',
  company: 'Quay Bakery',
  message: 'Can you help us?\n\nAda',
};
const filled: ContactValues = { ...emptyValues(contactForm), ...entered };
const row = { ...blankFields(contactForm), ...entered };

test('an ordinary message is valid', () => {
  expect(parseContact(filled)).toEqual({ submission: row });
});

test('company and message may be left blank', () => {
  expect(parseContact({ ...filled, company: ' ', message: '\n' }).submission).toEqual({
    ...row,
    company: null,
    message: null,
  });
});

test('leading and trailing spaces are removed', () => {
  const spaced = { ...filled, name: ' Ada Wear\t', email: ' ada@quay.example ' };
  expect(parseContact(spaced).submission).toEqual(row);
});

const wrong: [field: keyof ContactValues, value: string, message: string][] = [
  ['name', '', 'Name is required'],
  ['name', ' \u00a0\u202e', 'Name is required'],
  ['name', 'n'.repeat(101), 'Name must be less than 100 characters'],
  ['email', '', 'Invalid email address'],
  ['email', 'ada', 'Invalid email address'],
  ['email', `${'e'.repeat(243)}@quay.example`, 'Email must be less than 255 characters'],
  ['company', 'c'.repeat(101), 'Company name must be less than 100 characters'],
  ['message', 'm'.repeat(2001), 'Message must be less than 2000 characters'],
];

test.for(wrong)('invalid %s: %s', ([field, value, message]) => {
  expect(parseContact({ ...filled, [field]: value })).toEqual({ messages: { [field]: message } });
});

test('all errors are reported at once, each for its field', () => {
  expect(parseContact({ ...emptyValues(contactForm), email: 'x' }).messages).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
  });
});

const texts = fieldsOf(contactForm).filter(({ kind }) => kind !== 'email');
const characters: [what: string, character: string][] = [
  ['letters', 'a'],
  ['emoji, each of which counts as one', '🏗'],
  ['letters of three bytes', '渡'],
];

for (const { name: field } of texts) {
  test.for(characters)(`${field} may be as long as its limit, in %s`, ([, character]) => {
    const limit = contactLimits[field] ?? 0;
    const messages = [limit, limit + 1].map(
      (count) => parseContact({ ...filled, [field]: character.repeat(count) }).messages,
    );
    expect(messages).toEqual([undefined, { [field]: expect.stringContaining(`${limit}`) }]);
  });
}

test('an e-mail address may be as long as its limit', () => {
  const address = `${'e'.repeat(242)}@quay.example`;
  expect(address).toHaveLength(contactLimits.email ?? 0);
  expect(parseContact({ ...filled, email: address }).messages).toBeUndefined();
});
