import { expect, test } from 'vitest';
import { type Look, portrait, portraitChoices } from './portrait.ts';

const look: Look = {
  skin: 'fair',
  hair: 'crop',
  colour: 'black',
  clothes: 'green',
  ground: 'glass',
};

test('a portrait is 480 by 400 on a card, and square next to a name', () => {
  expect(portrait(look)).toContain('width="480" height="400" viewBox="0 0 480 400"');
  expect(portrait(look, 'square')).toMatch(/width="240" height="240" viewBox="\d+ \d+ (\d+) \1"/);
});

test('all crops are the same drawing, but for what is held, which a narrow one would cut', () => {
  const drawing = (file: string) => file.slice(file.indexOf('>'));
  expect(drawing(portrait(look, 'square'))).toBe(drawing(portrait(look)));
  const holding: Look = { ...look, holds: 'phone' };
  expect(portrait(holding, 'square')).toBe(portrait(look, 'square'));
  expect(portrait(holding, 'narrow')).toBe(portrait(look, 'narrow'));
  expect(portrait(holding)).not.toBe(portrait(look));
});

test('every choice changes the picture, so that people can be told apart', () => {
  const looks = Object.entries(portraitChoices).flatMap(([part, choices]) =>
    choices.map((choice) => ({ ...look, [part]: choice })),
  );
  const all = [...looks, { ...look, glasses: true }, { ...look, beard: true }] as Look[];
  // The look above is one of the choices of each of the five parts.
  expect(new Set(all.map((one) => portrait(one))).size).toBe(all.length - 4);
});
