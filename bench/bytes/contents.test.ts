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

it('adds up what a package or a folder of src brings, largest first', () => {
  expect(sharesOf(page, ['first.js'])).toEqual([
    { name: 'react-dom', bytes: 200 },
    { name: '@base-ui/react', bytes: 30 },
    { name: 'src/features/player', bytes: 9 },
  ]);
});

it('knows the modules of the files that it is asked for and of no other', () => {
  expect(modulesIn(page, ['later.js', 'unknown.js'])).toEqual(['node_modules/hls.js/hls.js']);
});
