import { z } from 'zod';
import { lead, singlePage } from '../../data/page-fields.ts';

export const notFound = z.strictObject({ ...singlePage, lead });
