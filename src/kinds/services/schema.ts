import { z } from 'zod';
import { lead, singlePage } from '../../content/parts.ts';

export const services = z.strictObject({ ...singlePage, lead });
