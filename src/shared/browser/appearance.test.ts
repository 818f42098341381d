import { afterEach, expect, it } from 'vitest';

import { applyAppearance, applyThemeColor } from './appearance';

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

it('gives the bars of the browser the colour of the theme that the device has', () => {
  document.head.innerHTML = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)', '']
    .map((media) => `<meta name="theme-color" ${media && `media="${media}"`}>`)
    .join('');
  applyThemeColor({ light: '#ffffff', dark: '#000000' });
  const metas = [...document.querySelectorAll('meta')];
  expect(metas.map(({ content }) => content)).toEqual(['#ffffff', '#000000', '#ffffff']);
  document.head.innerHTML = '';
});
