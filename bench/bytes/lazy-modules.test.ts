import { expect, test } from 'vitest';
import { modulesLoadedTooEarly } from './lazy-modules';

const namesOfTooEarly = (module: string) =>
  modulesLoadedTooEarly(['src/app/main.tsx', module])
    .filter(({ modules }) => modules.length > 0)
    .map(({ name, modules }) => [name, ...modules]);

test.each([
  ['hls.js', 'node_modules/hls.js/dist/hls.light.mjs'],
  ['dialogs (@base-ui)', 'node_modules/@base-ui/react/dialog/index.js'],
  ['the full player', 'src/features/player/ui/full-player.tsx'],
])('%s counts as loaded too early', (name, module) => {
  expect(namesOfTooEarly(module)).toEqual([[name, module]]);
});

test.each(['src/shared/media/hls-stream.ts', 'src/features/player/ui/small-player.tsx'])(
  '%s may load early',
  (module) => {
    expect(namesOfTooEarly(module)).toEqual([]);
  },
);
