import { expect, it } from 'vitest';

import { pages } from './page-table';

it('leads back from the pages below another one to that page, where none was visited before', () => {
  const given = pages.flatMap(({ id, backTo }) => (backTo === undefined ? [] : [[id, backTo]]));
  expect(Object.fromEntries(given)).toEqual({
    archive: '/library',
    wishlist: '/profile',
    credit: '/profile',
    'credit-code': '/profile',
    subscription: '/profile',
    feedback: '/profile',
    about: '/profile',
    catalog: '/catalog-landing',
  });
});
