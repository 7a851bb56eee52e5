import { z } from 'zod';
import { lead, singlePage } from '../../data/page-parts.ts';

export const notFound = z.strictObject({ ...singlePage, lead });
