import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { aDetail } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { MoreSlot } from './more-slot';

it('keeps the place of what is far below still, and lets it move once the reader comes near', async () => {
  let neared: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        neared = () =>
          tell([{ target: document.querySelector('[data-still]'), isIntersecting: true }]);
      }
      readonly observe = () => undefined;
      readonly unobserve = () => undefined;
    },
  );
  const visit = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };
  await renderPage(<MoreSlot detail={aDetail()} />, visit);
  const blocks = () => [...document.querySelectorAll('span[aria-hidden="true"]:empty')];
  const areStill = () => blocks().map((block) => block.closest('[data-still]') !== null);
  expect(new Set(areStill())).toEqual(new Set([true]));
  act(neared);
  expect(new Set(areStill())).toEqual(new Set([false]));
});
