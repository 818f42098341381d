import { expect, test } from 'vitest';

import { viewStates } from './view-states';

const small = { surface: 'small', panel: null, isDriving: false, isSample: false } as const;
const full = { ...small, surface: 'full' } as const;

test.each([
  ['closed', { ...small, surface: 'none' }, 'hideSmallPlayer void hideContainer hideCover'],
  [
    'closed after a sample',
    { ...small, surface: 'none', isSample: true },
    'hideSmallPlayer void hideContainer hideCover',
  ],
  [
    'closed in driving mode, whose marker is still in the address',
    { ...small, surface: 'none', isDriving: true },
    'hideSmallPlayer void hideContainer hideCover',
  ],
  ['small', small, 'showSmallPlayer hideOverlay hideContainer hideCover'],
  [
    'small with a sample',
    { ...small, isSample: true },
    'showSmallPlayer hideOverlay hideContainer hideCover sample-mode',
  ],
  [
    'small with the chapters above',
    { ...small, panel: 'chapters' },
    'showSmallPlayer hideOverlay hideContainer hideCover',
  ],
  ['full', full, 'hideSmallPlayer showOverlay player showContainer showCover'],
  [
    'full with the chapters',
    { ...full, panel: 'chapters' },
    'hideSmallPlayer showOverlay show-chapter showContainer showCover',
  ],
  [
    'full with the speeds',
    { ...full, panel: 'speed' },
    'hideSmallPlayer showOverlay player showContainer showCover',
  ],
  [
    'in driving mode',
    { ...full, isDriving: true },
    'hideSmallPlayer showOverlay player showContainer hideCover driving-mode',
  ],
] as const)('the player is %s', (_, view, states) => {
  expect(viewStates(view).join(' ')).toBe(states);
});
