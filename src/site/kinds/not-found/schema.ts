import { z } from 'zod';
import { lead, singlePage } from '../../../engine/content/parts.ts';

export const notFound = z.strictObject({ ...singlePage, lead });
