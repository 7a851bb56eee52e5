/**
 * The mark, 30 by 38: tower and beam form the letter P. Outlines only, since its colours depend on
 * context: the beam and the lamp room take the text colour, the tower keeps its bands.
 */
export const logo = {
  width: 30,
  height: 38,
  beam: 'M12 8 30 0v21l-18-8z',
  lampRoom: 'M2 6h9v9H2z',
  tower: 'M0 17h13v21H0z',
  /** Within the tower, whose edges hold it together on light grounds. */
  whiteBand: 'M1.6 24h9.8v7H1.6z',
} as const;
