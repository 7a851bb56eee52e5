import { command as commandFor } from '../engine/command.ts';
import { site } from './site.ts';

/** `npm run build`. */
export const command = commandFor.bind(undefined, site);
