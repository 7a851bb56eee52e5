import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted at the end of the block: `using folder = temporaryFolder('bench')`. */
export const temporaryFolder = (name: string) => mkdtempDisposableSync(join(tmpdir(), `${name}-`));
