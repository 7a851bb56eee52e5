import { palette } from './palette.ts';

const { ink, red, beam, sea, deep, dawn, bone } = palette;

/** The colours of people in cut paper. Each skin with the tone of its shaded side. */
export const skins = {
  fair: ['#E8B191', '#CF8C6A'],
  light: ['#F0C7A8', '#D8A07E'],
  tan: ['#C98A5E', '#A96C44'],
  brown: ['#98603C', '#774627'],
  deep: ['#6B4029', '#4E2C1B'],
} as const;

/** The colours of hair. */
export const hairColours = {
  black: ink,
  ginger: '#B4471F',
  fair: '#D9A441',
  grey: '#9AA5A2',
  brown: '#5A3A28',
} as const;

/** Each garment with the tone of its folds. */
export const garments = {
  green: [sea, deep],
  red: [red, '#A82813'],
  navy: [ink, '#06141A'],
  yellow: [beam, '#E0A81C'],
  peach: [dawn, '#D98F70'],
  cream: [bone, '#CDBF9F'],
} as const;
