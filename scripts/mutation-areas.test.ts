import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import areas from '../mutation-areas.json' with { type: 'json' };

// Stryker measures nothing, and reports no error, for a file that does not exist any more.
describe.each(Object.entries(areas))('the mutation area %s', (_, { files }) => {
  it.each(files)('contains %s', (file) => {
    expect(existsSync(file)).toBe(true);
    if (file.endsWith('/')) expect(readdirSync(file)).not.toEqual([]);
  });
});
