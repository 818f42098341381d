import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { shop } from '@/shared/i18n/fa/shop';

import { Later } from './later-loader';
import type { LaterSectionProps } from './later/later-section';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./later/later-section', () => ({
  default: () => {
    if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
    return 'the section';
  },
}));

it('offers a retry when the code of the sections cannot be had, and keeps the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const section = { kind: 'ranked' } as unknown as LaterSectionProps['section'];
  render(
    <Later skeleton="waiting">
      {(View) => <View section={section} isAlternate={false} isFirst={false} />}
    </Later>,
  );
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText(shop.failed)).toBeVisible();
  network.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('the section')).toBeVisible();
});
