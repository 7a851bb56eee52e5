import { createContext } from 'react';
import type { Drawn } from './page-route.ts';

/** Collects pictures during rendering, so that only those that pages show are drawn. */
export const PictureCollector = createContext<(picture: Drawn) => void>(() => {});
