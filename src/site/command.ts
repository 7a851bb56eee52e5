import { buildCommand } from '../engine/build-command.ts';
import { site } from './site.ts';

export const command = buildCommand.bind(undefined, site);
