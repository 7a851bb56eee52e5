/** Every address in section 2 of the specification, and /privacy. */
export const promisedAddresses: readonly string[] = [
  ...['/', '/home', '/work', '/services', '/about', '/insights', '/contact', '/quiz'],
  ...['/thank-you', '*', '/privacy'],
  ...[
    'the-3-second-rule-why-your-content-is-failing',
    'instagram-reels-that-convert-a-breakdown',
    'why-your-meta-ads-aren-t-working-and-how-to-fix-them',
    'content-calendars-that-actually-work',
    'local-business-social-media-what-we-ve-learned',
    'analytics-that-matter-beyond-vanity-metrics',
    'hospitality-marketing-trends-2024-what-s-working-for-restaurants',
    'sports-marketing-in-2024-building-fan-communities-that-last',
    'edtech-marketing-2024-student-acquisition-that-actually-works',
    'trades-marketing-2024-lead-generation-that-actually-books-jobs',
  ].map((slug) => `/insights/${slug}`),
  ...['durham-kit-launch', 'gst-marketing-brief', 'calm-dog', 'aspect-bathrooms'].map(
    (name) => `/projects/${name}`,
  ),
  ...['strategy-and-social', 'creative-and-content', 'paid-media', 'campaigns'].map(
    (name) => `/services/${name}`,
  ),
  ...[
    'newcastle',
    'sunderland',
    'uk',
    'london',
    'new-york',
    'lisbon',
    'manchester',
    'edinburgh',
  ].map((name) => `/marketing-${name}`),
  ...['/social-media-management-newcastle', '/content-creation-sunderland'],
  ...['hospitality', 'sports', 'edutech', 'trades'].map((name) => `/sectors/${name}-marketing`),
  ...[
    ...['small-businesses', 'smes', 'big-brands', 'consulting', 'social-media-management'],
    ...['startups', 'hospitality', 'gyms', 'b2b'],
  ].map((name) => `/who-we-help/${name}`),
];
