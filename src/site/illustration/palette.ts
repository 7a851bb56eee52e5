/** All pictures' colours; a test compares them with styles/tokens.css. */
export const palette = Object.freeze({
  paper: '#F6F0E3',
  white: '#FFFDF7',
  bone: '#E8DDC7',
  ink: '#0E2127',
  red: '#D2351B',
  beam: '#FFC93A',
  pale: '#FFE08F',
  sea: '#1C6468',
  deep: '#103F45',
  pier: '#1D4A50',
  glass: '#B5DBD0',
  dawn: '#F4B297',
  blush: '#F7D9C4',
  fog: '#A9BDBC',
});
