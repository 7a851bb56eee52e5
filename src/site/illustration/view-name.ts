/** What a page's picture can show instead of bars. Content names one; `illustration/` draws it. */
export const viewNames = [
  'arch-bridge',
  'barrier',
  'bench',
  'cable-bridge',
  'castle',
  'court',
  'depth',
  'feed',
  'fleet',
  'great-bridge',
  'gym',
  'hall',
  'harbour',
  'lens',
  'street',
  'table',
  'train',
  'tram-hill',
  'viaduct',
  'viewfinder',
  'window',
] as const;

export type ViewName = (typeof viewNames)[number];
