import { expect, it } from 'vitest';

import { aDetail } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { ProductHeader } from './product-header';

it.each([true, false])(
  'stands on a ground of its own while it shows the title: %s',
  async (isShown) => {
    const visit = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };
    await renderPage(<ProductHeader book={aDetail()} isTitleShown={isShown} />, visit);
    const header = document.querySelector('header');
    expect(header).toHaveTextContent('Divan');
    expect(header?.dataset['solid']).toBe(isShown ? 'true' : undefined);
    expect(header?.dataset['over']).toBe('cover');
  },
);
