import { hydrateWith } from '../../browser/hydrate-with.tsx';

export const hydrate = hydrateWith((widget) => widget);
