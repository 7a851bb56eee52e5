import { chromiumPath } from '../journeys/chromium-path.ts';
import { chromium } from './puppeteer-engine.ts';
import { testEngine } from './test-engine.ts';

testEngine('Chromium', () => chromium(chromiumPath()));
