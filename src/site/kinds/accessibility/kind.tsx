import { noticeKind } from '../notice-kind.tsx';

/** What was tested, what is known to be wrong, and how to report more. */
export const accessibilityKind = noticeKind('accessibility', 'Accessibility', 'lens');
