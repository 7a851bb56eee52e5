import { webkitPrograms } from './engine-programs.ts';
import { testEngine } from './test-engine.ts';
import { webkit } from './webkit-engine.ts';

testEngine('WebKit', () => webkit(webkitPrograms()));
