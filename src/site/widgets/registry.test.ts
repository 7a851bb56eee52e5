import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from './registry.ts';

const names = Object.keys(registry);

test.each(names)('the file of %s exports its component and nothing else', async (name) => {
  const module: object = await import(join(import.meta.dirname, `${name}.tsx`));
  expect(Object.keys(module)).toHaveLength(1);
});

test('the registry loads a widget from the file of its name', () => {
  const text = readFileSync(join(import.meta.dirname, 'registry.ts'), 'utf8');
  const lines = [...text.matchAll(/^ {2}'?([\w-]+)'?: .*'\.\/([\w-]+)\.tsx'/gm)];
  expect(lines).toHaveLength(names.length);
  for (const [, name, file] of lines) expect(file).toBe(name);
});
