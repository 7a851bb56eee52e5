import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { FaultBoundary } from './fault-boundary.tsx';

/** The entry of `/desk`. The live server serves it; no build has it. */
const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <FaultBoundary>
      <Desk />
    </FaultBoundary>,
  );
}
