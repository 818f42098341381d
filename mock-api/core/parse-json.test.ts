import { expect, it } from 'vitest';

import { parseJson } from './parse-json';

const nested = (depth: number, inner = '') => '['.repeat(depth) + inner + ']'.repeat(depth);

it('takes a hundred levels, and no more', () => {
  expect(JSON.stringify(parseJson(nested(100)))).toBe(nested(100));
  expect(parseJson(nested(100, '1'))).toHaveLength(1);
  expect(() => parseJson(nested(101))).toThrow('The JSON is nested too deeply.');
});
