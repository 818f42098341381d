import { expect, it } from 'vitest';

import { forgetInMemory, keepInMemory, readFromMemory } from './kept-in-memory';

const local = { area: 'local', name: 'a' } as const;
const session = { area: 'session', name: 'a' } as const;

it('remembers the newest value of a place until it is forgotten', () => {
  expect(readFromMemory(local)).toBeNull();
  keepInMemory(local, 'old');
  keepInMemory(local, 'new');
  expect(readFromMemory(local)).toBe('new');
  expect(readFromMemory(session)).toBeNull();
  forgetInMemory(local);
  expect(readFromMemory(local)).toBeNull();
});

it('keeps an empty value, and names of every kind', () => {
  keepInMemory({ area: 'local', name: '__proto__' }, '');
  expect(readFromMemory({ area: 'local', name: '__proto__' })).toBe('');
  expect(readFromMemory({ area: 'local', name: 'constructor' })).toBeNull();
});
