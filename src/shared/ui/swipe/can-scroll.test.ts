import { expect, it } from 'vitest';

import { canScroll } from './can-scroll';

/** A list in a surface: 300 px of content in 100 px, scrolled by `top`. */
function scrolledBy(top: number, { overflowY = 'auto', content = 300 } = {}) {
  const surface = document.createElement('div');
  const list = surface.appendChild(document.createElement('div'));
  const item = list.appendChild(document.createElement('p'));
  list.style.overflowY = overflowY;
  list.scrollTop = top;
  Object.defineProperties(list, {
    scrollHeight: { value: content },
    clientHeight: { value: 100 },
  });
  return { surface, list, item };
}

it.each([
  ['down', 0, false],
  ['down', 1, true],
  ['down', 200, true],
  ['up', 0, true],
  ['up', 198, true],
  // Browsers round positions.
  ['up', 199.5, false],
  ['up', 200, false],
] as const)(
  'a stroke %s in a list that is scrolled by %s px scrolls it: %s',
  (way, top, scrolls) => {
    const { surface, item } = scrolledBy(top);
    expect(canScroll(item, surface, way)).toBe(scrolls);
  },
);

it('looks neither beyond the surface nor at what cannot scroll', () => {
  const { list, item } = scrolledBy(100);
  expect(canScroll(item, item, 'down')).toBe(false);
  expect(canScroll(item, list, 'down')).toBe(true);
  for (const still of [scrolledBy(100, { overflowY: 'hidden' }), scrolledBy(0, { content: 100 })])
    for (const way of ['up', 'down'] as const)
      expect(canScroll(still.item, still.surface, way)).toBe(false);
});
