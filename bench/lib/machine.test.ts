import { expect, it } from 'vitest';
import { loadWarning } from './machine';

const machine = { node: 'v20', processor: 'any', cores: 4, load: 0 };

it('warns when more than half of the cores are busy', () => {
  expect(loadWarning({ ...machine, load: 2 })).toBeUndefined();
  expect(loadWarning({ ...machine, load: 2.1 })).toContain('load 2.1 on 4 cores');
});
