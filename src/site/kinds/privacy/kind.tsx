import { noticeKind } from '../notice-kind.tsx';

/** What is kept of a visitor, why, and for how long. */
export const privacyKind = noticeKind('privacy', 'Privacy', 'boxes');
