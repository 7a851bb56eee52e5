import { firefoxPath } from './engine-programs.ts';
import { firefox } from './puppeteer-engine.ts';
import { testEngine } from './test-engine.ts';

testEngine('Firefox', () => firefox(firefoxPath()));
