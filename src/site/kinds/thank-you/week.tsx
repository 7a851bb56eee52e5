import type { Day } from '../../data/opening-hours.ts';

type WeekProps = {
  days: readonly Day[];
  /** The times of day at which a session can begin, such as `10 am`. */
  times: readonly string[];
  email: string;
};

/** A week of times, each of which opens an email that asks for it. It has no dates, so it stays true. */
export function Week({ days, times, email }: WeekProps) {
  return (
    <table>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col">
              <abbr title={day}>{day.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            {days.map((day) => (
              <td key={day}>
                <a href={request(email, day, time)} aria-label={`${day}, ${time}`}>
                  {time}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An email that needs nothing but to be sent. Source: RFC 6068. */
function request(email: string, day: Day, time: string): string {
  const subject = encodeURIComponent('Strategy session request');
  const body = encodeURIComponent(`${day} at ${time} would suit me.\n\nMy website is `);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
