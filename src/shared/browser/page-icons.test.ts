import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { writePageIconsFx } from './page-icons';

it('puts the icons into the head of the page', async () => {
  document.head.innerHTML = ['icon', 'apple-touch-icon', 'manifest', 'stylesheet']
    .map((rel) => `<link rel="${rel}" href="/${rel}">`)
    .join('');
  const params = { favicon: '/c.svg', appleTouchIcon: '/d.png', manifest: '/e.webmanifest' };
  await allSettled(writePageIconsFx, { scope: fork(), params });
  const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  document.head.replaceChildren();
  expect(hrefs).toEqual(['/c.svg', '/d.png', '/e.webmanifest', '/stylesheet']);
});
