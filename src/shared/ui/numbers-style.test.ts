import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

// The font has no tabular forms of Persian digits: with them times are torn apart, «۰ ۱:۵۸».
it('no style asks for tabular numbers', () => {
  expect(files.length).toBeGreaterThan(50);
  const asking = files.filter((file) =>
    /tabular-nums|['"]tnum/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
