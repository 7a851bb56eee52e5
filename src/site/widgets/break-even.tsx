import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { withCommas } from '../../engine/kernel/text.ts';
import { breakEven, pace, type BreakEven as Sum, salesPerMark } from '../data/break-even.ts';
import { fullPrice } from '../data/money.ts';
import { keepDraft, readDraft } from './draft.ts';

type BreakEvenProps = Omit<Sum, 'keeps'> & {
  /** What the month's cost is for: “our fee”. */
  readonly pays: string;
  /** Who reads what is sent: a first name. */
  readonly reader: string;
};

/** Where the slider stops, in pounds: finer where a pound counts for more. */
const stops = [
  ...[3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 75, 90, 100, 125, 150, 200, 250, 300],
  ...[350, 400, 500, 600, 750, 900, 1000, 1250, 1350, 1500, 2000, 2500, 3000, 4000, 5000],
];

/** What one may want to keep, in per cent; the first is chosen at first. */
const shares = new Map([
  [0, 'nothing yet'],
  [25, 'a quarter'],
  [50, 'half'],
  [75, 'three quarters'],
]);

/** So many can be typed before the point. */
const digits = 5;

/** The first amount in whatever was typed or pasted: “about £1,350.50” is 1350.50. */
function pounds(text: string): string {
  const [, whole = '', pence = ''] = /(\d[\d,\s]*)(\.\d{0,2})?/.exec(text) ?? [];
  const number = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return number.slice(0, digits) + pence;
}

/** The stop that an amount has reached. */
const stopAt = (amount: number) =>
  Math.max(
    stops.findLastIndex((stop) => stop <= amount),
    0,
  );

/**
 * A sum to work out: what a sale leaves gives the most that one may cost, and how many extra sales
 * a month then pay for us. It shows an example until someone changes it, and keeps it for the
 * contact form.
 */
export function BreakEven({ pays, reader, month, leaves: example }: BreakEvenProps) {
  const [leaves, setLeaves] = useState(example);
  const [keeps, setKeeps] = useState(0);
  const id = useId();
  // Uncontrolled, so that what is entered before hydration stays.
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLFieldSetElement>(null);
  const { ceiling, sales } = breakEven({ leaves, keeps, month });
  const noun = sales === 1 ? 'sale' : 'sales';

  const type = useCallback(() => {
    if (!field.current || !slider.current) return;
    field.current.value = pounds(field.current.value);
    const amount = Number(field.current.value);
    slider.current.value = String(stopAt(amount));
    setLeaves(amount);
  }, []);
  const pull = useCallback(() => {
    if (!field.current || !slider.current) return;
    const stop = stops[Number(slider.current.value)] ?? 0;
    field.current.value = withCommas(stop);
    setLeaves(stop);
  }, []);

  useEffect(() => {
    if (field.current?.value !== field.current?.defaultValue) type();
    else if (slider.current?.value !== slider.current?.defaultValue) pull();
    setKeeps(Number(choice.current?.querySelector<HTMLInputElement>(':checked')?.value));
  }, [type, pull]);

  const send = () => {
    const draft = readDraft('contact');
    const { message: written } = draft;
    if (written || !leaves) return;
    const kept = keeps ? `, and we want to keep ${shares.get(keeps)} of it` : '';
    const message = `One sale leaves us ${fullPrice(leaves)}${kept}. So one may cost ${fullPrice(ceiling)}, and ${withCommas(sales)} extra ${noun} a month would pay for ${pays}.`;
    keepDraft('contact', { ...draft, message });
  };

  return (
    <div className="break-even">
      <div className="break-even__words">
        <div className="break-even__asked">
          <label htmlFor={id}>One sale leaves you, after goods and work</label>
          <span className="break-even__money">
            £
            <input
              ref={field}
              id={id}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={withCommas(example)}
              onChange={type}
            />
          </span>
          <input
            ref={slider}
            type="range"
            aria-label="What one sale leaves you"
            aria-valuetext={fullPrice(leaves)}
            max={stops.length - 1}
            defaultValue={stopAt(example)}
            onChange={pull}
          />
        </div>
        <p className="break-even__example">Say one sale leaves you {fullPrice(example)}.</p>
        <output htmlFor={id}>
          {leaves ? (
            <>
              <span>
                <b>{withCommas(sales)}</b> extra {noun} a month {sales === 1 ? 'pays' : 'pay'} for{' '}
                {pays}: {pace(sales)}
              </span>
              <span>
                One may cost <strong>{fullPrice(ceiling)}</strong> at most. That is your ceiling.
              </span>
            </>
          ) : (
            <span>Put in what one sale leaves you, in pounds.</span>
          )}
        </output>
        <fieldset ref={choice} className="break-even__asked">
          <legend>From each sale you want to keep</legend>
          {[...shares].map(([share, name]) => (
            <label key={share}>
              <input
                type="radio"
                name={`${id}-keeps`}
                value={share}
                defaultChecked={share === 0}
                onChange={({ target }) => setKeeps(Number(target.value))}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <a className="link break-even__asked" href="/contact" onClick={send}>
          Send {reader} this sum
        </a>
      </div>
      <Month sales={leaves ? sales : 0} />
    </div>
  );
}

/** Where the parcels stand: between them and the light is room for the tower. */
const field = { width: 520, height: 460, ground: 716 };
const most = 20;
const lamp = { x: 610, y: 113 };

/** How many parcels have room below the light, in rows of so many. */
const roomIn = (row: number) => row * Math.floor((row * field.height) / field.width);

/** A month's sales as parcels below a lighthouse, whose light reaches as far. */
function Month({ sales }: { sales: number }) {
  const id = useId();
  const { width, ground } = field;
  const per = salesPerMark(sales, roomIn(most));
  // The last one may be a part of a parcel.
  const parcels = sales / per;
  // The fewer, the larger.
  const row = [4, 5, 8, 13].find((row) => parcels <= roomIn(row)) ?? most;
  const side = width / row;
  const level = ground - Math.floor(parcels / row) * side;
  const over = (parcels % row) * side;
  const top = over ? level - side : level;
  return (
    <figure>
      <svg viewBox="0 36 660 684" aria-hidden="true">
        <pattern
          {...{ id, width: side, height: side, y: ground % side, viewBox: '0 0 10 10' }}
          patternUnits="userSpaceOnUse"
        >
          <path className="parcel" d="M.5.5h9v9h-9z" />
          <path className="tape" d="M4 .5h2v3H4z" />
        </pattern>
        <path
          className="light"
          d={`M${lamp.x} ${lamp.y}L0 ${top - 24}V${ground}H${level < ground ? width : over}z`}
        />
        <path fill={`url(#${id})`} d={`M0 ${ground}V${top}H${over}V${level}H${width}V${ground}z`} />
        <g transform="translate(-365) scale(1.35)">
          <path className="tower" d="M686 530l12-414h48l12 414zM704 56h36v60h-36z" />
          <path
            className="bands"
            d="M697 160h50l2 74h-54zM693 308h58l2 74h-62zM688 456h68l2 74h-72zM698 58a24 24 0 0 1 48 0zM684 110h76v12h-76z"
          />
          <circle cx="722" cy="84" r="13" />
        </g>
        <path className="tower" d={`M0 ${ground}H660v4H0z`} />
      </svg>
      <figcaption aria-hidden="true">
        = {per === 1 ? 'one sale' : `${withCommas(per)} sales`}
      </figcaption>
    </figure>
  );
}
