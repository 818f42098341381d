import { expect, it } from 'vitest';

import { deviceStorage, fillStorage } from './device-storage';

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => {
      map.clear();
    },
  };
}

it('gives each phone its own keys', () => {
  const real = memory();
  const [one, two] = [deviceStorage(real, 'phone-1:'), deviceStorage(real, 'phone-2:')];
  one.setItem('access_token', 'a');
  two.setItem('access_token', 'b');
  expect(one.getItem('access_token')).toBe('a');
  expect([one.length, one.key(0), one.key(1)]).toEqual([1, 'access_token', null]);

  one.clear();
  expect(one.getItem('access_token')).toBeNull();
  expect(two.getItem('access_token')).toBe('b');
});

it('takes the place of what a phone has stored, and leaves the others alone', () => {
  const real = memory();
  const [one, two] = [deviceStorage(real, 'phone-1:'), deviceStorage(real, 'phone-2:')];
  for (const phone of [one, two]) for (const key of ['a', 'b']) phone.setItem(key, 'old');
  two.removeItem('b');
  fillStorage(one, { b: 'new', c: '' });
  const contents = Array.from({ length: real.length }, (_, index) => real.key(index) ?? '').map(
    (key) => `${key}=${real.getItem(key)}`,
  );
  expect(contents.toSorted()).toEqual(['phone-1:b=new', 'phone-1:c=', 'phone-2:a=old']);
});
