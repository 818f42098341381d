import { describe, expect, it } from 'vitest';
import {
  byteBudgets,
  exceededBudgets,
  scriptsReferencedIn,
  usesByFile,
  type Manifest,
} from './byte-budget';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react'],
    css: ['assets/index.css'],
  },
  _react: { file: 'assets/react.js' },
  'player.ts': { file: 'assets/player.js', imports: ['_react'], css: ['assets/player.css'] },
  'hls.ts': { file: 'assets/hls.light-1.js' },
};

it('assigns a use to each file', () => {
  expect(Object.fromEntries(usesByFile(manifest, ['assets/early.js']))).toEqual({
    'assets/early.js': 'firstScript',
    'assets/index.js': 'firstScript',
    'assets/index.css': 'firstStyle',
    'assets/react.js': 'firstScript',
    'assets/player.js': 'laterScript',
    'assets/player.css': 'laterStyle',
    'assets/hls.light-1.js': 'streaming',
  });
});

it('finds the scripts that a page runs or preloads', () => {
  const html = `<script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" href="/assets/second.js" crossorigin>
    <link rel="stylesheet" href="/assets/second.css"><script src="/assets/early.js" async></script>`;
  expect(scriptsReferencedIn(html)).toEqual([
    'assets/index.js',
    'assets/second.js',
    'assets/early.js',
  ]);
});

it('counts a script that the page references, with its styles, to the first screen', () => {
  const named = { ...manifest, second: { file: 'assets/second.js', css: ['assets/second.css'] } };
  const uses = usesByFile(named, ['assets/second.js']);
  expect(uses.get('assets/second.js')).toBe('firstScript');
  expect(uses.get('assets/second.css')).toBe('firstStyle');
});

it('counts a style that a later script shares with the first screen to the first screen, whichever comes first', () => {
  const shared = { file: 'assets/later.js', css: ['assets/index.css'] };
  for (const build of [
    { later: shared, ...manifest },
    { ...manifest, later: shared },
  ]) {
    expect(usesByFile(build, []).get('assets/index.css')).toBe('firstStyle');
  }
});

describe('exceededBudgets', () => {
  const uses = usesByFile(manifest, []);

  it('are none for a small build', () => {
    expect(exceededBudgets(uses, () => 1_000)).toEqual([]);
  });

  it('add up the files of the first screen', () => {
    const half = byteBudgets.firstScript / 2 + 1;
    const sizeOf = (file: string) => (/index\.js|react\.js/.test(file) ? half : 0);
    expect(exceededBudgets(uses, sizeOf)).toEqual([
      { what: 'firstScripts together', bytes: 2 * half, budget: byteBudgets.firstScript },
    ]);
  });

  it('check later files one by one', () => {
    const sizeOf = (file: string) =>
      file === 'assets/player.js' ? byteBudgets.laterScript + 1 : 0;
    expect(exceededBudgets(uses, sizeOf).map(({ what }) => what)).toEqual(['assets/player.js']);
  });
});
