import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { FaultBoundary } from './fault-boundary.tsx';

/** What `/desk` loads, from the live server alone: nothing of it is in a build. */
const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <FaultBoundary>
      <Desk />
    </FaultBoundary>,
  );
}
