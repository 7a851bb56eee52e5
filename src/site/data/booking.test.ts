import { expect, test } from 'vitest';
import { booking, bookingNotice, bookingProvider } from './booking.ts';

test.each([
  ['https://cal.com/pierlight/session', 'Cal.com'],
  ['https://calendly.com/pierlight/30min', 'Calendly'],
  ['https://calendar.app.google/AbCdEf123', 'Google'],
  ['https://calendar.google.com/calendar/appointments/schedules/AbC', 'Google'],
  ['https://outlook.office.com/bookwithme/user/abc', 'Microsoft'],
  ['https://outlook.office365.com/book/Pierlight@pierlight.example/', 'Microsoft'],
  ['https://bookings.cloud.microsoft/book/Pierlight', 'Microsoft'],
])('%s is a calendar at %s', (address, provider) => {
  expect(bookingProvider(address)).toBe(provider);
  expect(bookingNotice(address)).toContain(`you go to ${provider},`);
});

test.each([
  ...[
    'javascript:alert(1)',
    'http://cal.com/x',
    'https://notcal.com/x',
    'https://cal.com.evil.example/x',
  ],
  ...['cal.com/pierlight', ''],
])('"%s" is refused with the cure', (address) => {
  expect(booking.safeParse(address).error?.issues[0]?.message).toMatch('Copy it from there');
});

test('without online booking /privacy says nothing of it', () => {
  expect(bookingNotice(undefined)).toBe('');
});
