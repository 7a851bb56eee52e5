/** The height at which things stand on Home's pier, in units of its drawing. */
export const deck = 724;
