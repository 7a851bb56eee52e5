import { noticeKind } from '../notice-kind.tsx';

export const privacyKind = noticeKind('privacy', 'Privacy', 'boxes', 'jar');
