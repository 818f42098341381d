import { expect, it } from 'vitest';
import { modulesIn, sharesOf } from './contents';

const page = {
  folder: 'dist/any',
  manifest: {},
  modules: new Map([
    [
      'first.js',
      new Map([
        ['node_modules/react-dom/client.js', 200],
        ['node_modules/@base-ui/react/slider/index.js', 30],
        ['src/features/player/model/queue.ts', 5],
        ['src/features/player/ui/player.tsx', 4],
      ]),
    ],
    ['later.js', new Map([['node_modules/hls.js/hls.js', 300]])],
  ]),
};

it('sums the bytes of each package and folder of src, largest first', () => {
  expect(sharesOf(page, ['first.js'])).toEqual([
    { name: 'react-dom', bytes: 200 },
    { name: '@base-ui/react', bytes: 30 },
    { name: 'src/features/player', bytes: 9 },
  ]);
});

it('lists the modules of the given files only', () => {
  expect(modulesIn(page, ['later.js', 'unknown.js'])).toEqual(['node_modules/hls.js/hls.js']);
});
