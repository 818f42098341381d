import { afterEach, expect, it } from 'vitest';

import { applyAppearance } from './appearance';

const root = document.documentElement;
const applied = () => [root.dataset['theme'], root.style.getPropertyValue('--text-size')];

afterEach(() => {
  applyAppearance({ theme: 'system', textSize: 100 });
});

it('gives the page the theme and the text size of the listener', () => {
  applyAppearance({ theme: 'dark', textSize: 150 });
  expect(applied()).toEqual(['dark', '150%']);
  applyAppearance({ theme: 'system', textSize: 100 });
  expect(applied()).toEqual([undefined, '100%']);
});
