import { expect, it } from 'vitest';
import type { Manifest } from './byte-budget';
import { partsBehindModels } from './early-parts';

const later = 'src/pages/shop/parts/later/later-section.tsx';
const manifest: Manifest = {
  [later]: { file: 'assets/later-section-a.js', imports: ['_controls', '_calls'] },
  'src/pages/shop/parts/later/shop-footer.tsx': { file: 'assets/shop-footer-a.js' },
  'src/app/ui/sidebar.tsx': { file: 'assets/sidebar-a.js', imports: ['_calls'] },
  'src/features/player/ui/player.tsx': {
    file: 'assets/player-a.js',
    imports: ['_listening-models'],
  },
  '_listening-models': { file: 'assets/listening-models-a.js' },
  _controls: { file: 'assets/controls-a.js', imports: ['_calls'] },
  // Files that import each other must not make it run forever.
  _calls: { file: 'assets/calls-a.js', imports: ['_controls'] },
  _features: { file: 'assets/features-a.js' },
  '_buying-models': { file: 'assets/buying-models-a.js' },
};

it('finds nothing where the early parts come without the models', () => {
  expect(partsBehindModels(manifest)).toEqual([]);
});

it('finds a part that imports them through another file', () => {
  const calls = { file: 'assets/calls-a.js', imports: ['_features'] };
  expect(partsBehindModels({ ...manifest, _calls: calls })).toEqual([
    `${later} imports assets/features-a.js`,
    'src/app/ui/sidebar.tsx imports assets/features-a.js',
  ]);
});

it('finds it behind any of the files of models', () => {
  const [part = ''] = Object.keys(manifest);
  const changed = { ...manifest, [part]: { file: 'a.js', imports: ['_buying-models'] } };
  expect(partsBehindModels(changed)).toEqual([`${part} imports assets/buying-models-a.js`]);
});

it('asks for a part that was renamed, or merged into another file', () => {
  const { [later]: _, ...others } = manifest;
  expect(partsBehindModels(others)).toEqual([`${later} has no file of its own`]);
});
