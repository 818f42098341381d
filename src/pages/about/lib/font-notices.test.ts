import { expect, it } from 'vitest';

import { loadFontNotices } from './font-notices';

it('gives each font the notice of its own authors', async () => {
  const notices = await loadFontNotices();
  const authors = notices.map(({ name, text }) => [
    name,
    /The (\w+) Project Authors/.exec(text)?.[1],
  ]);
  expect(authors).toEqual([
    ['Vazirmatn', 'Vazirmatn'],
    ['Gulzar', 'Gulzar'],
  ]);
});
