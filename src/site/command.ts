import { buildCommand } from '../engine/build-command.ts';
import { site } from './site.ts';

/** `npm run build`. */
export const command = buildCommand.bind(undefined, site);
