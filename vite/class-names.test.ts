import { expect, it } from 'vitest';

import { createClassNames } from './class-names';

it('names each class of each file differently, and the same class always alike', () => {
  const nameOf = createClassNames('/app');
  const names = ['a', 'b'].flatMap((file) =>
    ['page', 'title'].map((name) => nameOf(name, `/app/src/${file}.module.css`)),
  );
  expect(new Set(names).size).toBe(4);
  expect(nameOf('title', '/app/src/a.module.css')).toBe(names[1]);
});

it('gives a file the same names wherever the project lies, and whatever other files there are', () => {
  const alone = createClassNames('/one')('page', '/one/src/a.module.css');
  const nameOf = createClassNames('/two');
  nameOf('page', '/two/src/b.module.css');
  expect(nameOf('page', '/two/src/a.module.css')).toBe(alone);
});

it('stops a build in which two files would share their names', () => {
  const nameOf = createClassNames('/app');
  const nameMany = () => {
    for (let number = 0; number < 36 ** 4; number++) nameOf('page', `/app/${number}.module.css`);
  };
  expect(nameMany).toThrow('Rename one of the files');
});

it('begins the names of each file with equally many digits, so that no two run into each other', () => {
  const nameOf = createClassNames('/app');
  const lengths = Array.from(
    { length: 200 },
    (_, file) => nameOf('page', `/app/src/${file}.module.css`).length,
  );
  expect(new Set(lengths)).toEqual(new Set(['_k3fa0'.length]));
});
