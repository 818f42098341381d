import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test, vi } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';

import { preloadFailurePicture } from './failure-picture';
import { LoadFailed } from './load-failed';

const http = { kind: 'http', status: 503, statusText: '', code: null } as const;

test.each<[string, ApiError, string]>([
  ['there is no connection', { kind: 'offline' }, common.offlinePage],
  ['no answer came', { kind: 'network' }, common.failed],
  ['the answer is not to be read', { kind: 'invalidData', detail: 'x' }, errors.server],
  ['the server says nothing', { ...http, message: null }, errors.server],
  ['the server explains itself', { ...http, message: 'Closed at night.' }, 'Closed at night.'],
])('gives the reason when %s', (_, error, text) => {
  render(<LoadFailed error={error} onRetry={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toContain(text);
});

it('retries', async () => {
  const retried = vi.fn();
  render(<LoadFailed error={{ kind: 'network' }} onRetry={retried} />);
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(retried).toHaveBeenCalledOnce();
});

it('shows a preloaded picture with its text, not after it', async () => {
  await preloadFailurePicture();
  const { container } = render(<LoadFailed error={{ kind: 'network' }} onRetry={vi.fn()} />);
  expect(container.querySelector('[viewBox="0 0 160 120"]')).not.toBeNull();
});
