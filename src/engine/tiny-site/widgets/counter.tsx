import { useState } from 'react';

type CounterProps = { readonly from: number };

/** A button that counts how often it is pressed. */
export function Counter({ from }: CounterProps) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      Pressed {count} times
    </button>
  );
}
