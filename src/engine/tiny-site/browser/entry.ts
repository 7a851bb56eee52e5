import { followIntent } from '../../browser/intent.ts';
import { wakeWidgets } from '../../browser/wake.ts';

wakeWidgets(/[?&]count=/);
followIntent();
