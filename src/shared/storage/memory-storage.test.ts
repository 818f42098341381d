import { expect, it } from 'vitest';

import { removeFromMemory, writeToMemory, readFromMemory } from './memory-storage';

const local = { area: 'local', name: 'a' } as const;
const session = { area: 'session', name: 'a' } as const;

it('remembers the newest value of a place until it is forgotten', () => {
  expect(readFromMemory(local)).toBeNull();
  writeToMemory(local, 'old');
  writeToMemory(local, 'new');
  expect(readFromMemory(local)).toBe('new');
  expect(readFromMemory(session)).toBeNull();
  removeFromMemory(local);
  expect(readFromMemory(local)).toBeNull();
});

it('keeps an empty value, and names of every kind', () => {
  writeToMemory({ area: 'local', name: '__proto__' }, '');
  expect(readFromMemory({ area: 'local', name: '__proto__' })).toBe('');
  expect(readFromMemory({ area: 'local', name: 'constructor' })).toBeNull();
});
