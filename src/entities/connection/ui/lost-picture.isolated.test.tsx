import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { common } from '@/shared/i18n/fa/common';

import { LoadFailed } from './load-failed';

vi.mock('./failure-drawing', () => Promise.reject(new TypeError('no such file')));

it('tells of a failure, and offers another try, without the picture of it', async () => {
  // React logs the error itself.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  render(<LoadFailed error={{ kind: 'offline' }} onRetry={vi.fn()} />);
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  expect(screen.getByText(common.offlinePage)).toBeVisible();
  expect(screen.getByRole('button', { name: common.retry })).toBeVisible();
});
