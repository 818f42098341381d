import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

// ESLint looks for effector's units that are made or used while something is drawn in these files alone.
it('hooks stand beside components, or in files that are named after them', () => {
  const elsewhere = ['src', 'native-simulator']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !basename(file).startsWith('use-'))
    .filter((file) => /\b(?:function|const) use[A-Z]/.test(readFileSync(file, 'utf8')));
  expect(elsewhere).toEqual([]);
});
