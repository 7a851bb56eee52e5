import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';

/** What `/desk` loads, from the live server alone: nothing of it is in a build. */
const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
