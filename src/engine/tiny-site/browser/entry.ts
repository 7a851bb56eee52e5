import { hydrateWidgets } from '../../browser/hydrate-widgets.ts';
import { followIntent } from '../../browser/intent.ts';

hydrateWidgets(/[?&]count=/);
followIntent();
