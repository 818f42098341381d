import { render } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { contentTypes } from '@/shared/api/contract/codes';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { shelvesShown } from '../shelves';

import Shelves from './shelves';

it.each([contentTypes.capsule, contentTypes.audioSeries])(
  'shows of the newest title of type %i its picture alone, which is too small for marks',
  async (contentType) => {
    const product = aBookCard({ contentType, duration: 900 });
    const { scope } = await createTestScope({
      answers: {
        'POST /api/wishlist/items': aPage([{ product, categoryId: 1 }]),
        'POST /api/wishlist/categories/1': aPage([{ id: 1, title: 'Night', count: 1 }]),
      },
    });
    await allSettled(tokensChanged, { scope, params: someTokens() });
    await allSettled(shelvesShown, { scope });
    const { getByRole } = render(
      <Provider value={scope}>
        <MemoryRouter>
          <Shelves />
        </MemoryRouter>
      </Provider>,
    );
    const shelf = getByRole('link', { name: /Night/ });
    expect(shelf.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'book');
    expect(shelf.querySelector('svg')).toBeNull();
  },
);
