import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { writePageIconsFx } from './page-icons';

it('puts the icons into the head of the page', async () => {
  document.head.innerHTML = '<link rel="icon" href="/a"><link rel="apple-touch-icon" href="/b">';
  const params = { favicon: '/c.svg', appleTouchIcon: '/d.png' };
  await allSettled(writePageIconsFx, { scope: fork(), params });
  const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/c.svg', '/d.png']);
});
