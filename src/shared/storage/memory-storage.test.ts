import { expect, it } from 'vitest';

import { removeFromMemory, writeToMemory, readFromMemory } from './memory-storage';

const local = { area: 'local', name: 'a' } as const;
const session = { area: 'session', name: 'a' } as const;

it('holds the newest value of a key until it is removed', () => {
  expect(readFromMemory(local)).toBeNull();
  writeToMemory(local, 'old');
  writeToMemory(local, 'new');
  expect(readFromMemory(local)).toBe('new');
  expect(readFromMemory(session)).toBeNull();
  removeFromMemory(local);
  expect(readFromMemory(local)).toBeNull();
});

it('holds empty values and names such as __proto__', () => {
  writeToMemory({ area: 'local', name: '__proto__' }, '');
  expect(readFromMemory({ area: 'local', name: '__proto__' })).toBe('');
  expect(readFromMemory({ area: 'local', name: 'constructor' })).toBeNull();
});
