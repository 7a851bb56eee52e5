import { noticeKind } from '../notice-kind.tsx';

export const accessibilityKind = noticeKind('accessibility', 'Accessibility', 'lens', 'ramp');
