import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paletteStyle } from '@/entities/audiobook/palette';
import { product } from '@/shared/i18n/fa/product';
import { aDetail } from '@/testing/api-fixtures';
import { detail2, openProductPage } from '@/testing/product-page';

it('stands in the colours of the book, the action below the cover as well', async () => {
  const palette = {
    ...{ ground: '#8c2733', ground2: '#3d0f14', deep: '#0a1330' },
    ...{ main: '#f4f2e8', accent: '#e8b04a', ink: '#f4f2e8' },
  };
  await openProductPage({ [detail2]: aDetail({ palette }) });
  const title = await screen.findByRole('heading', { level: 1, name: 'Divan' });
  const page = title.closest<HTMLElement>('[style*="--ground"]');
  expect(page?.style.getPropertyValue('--ground')).toBe(paletteStyle(palette)['--ground']);
  expect(page).toContainElement(screen.getByRole('button', { name: product.get }));
});
