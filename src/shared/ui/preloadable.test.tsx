import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';

import { preloadable } from './preloadable';

const Content = () => <p>content</p>;
const Pending = () => <p>blank</p>;
const show = (View: ComponentType) => render(<View />);

it('shows a preloaded view in its first render', async () => {
  const { View, preload } = preloadable(() => Promise.resolve({ default: Content }), { Pending });
  await preload();
  show(View);
  expect(screen.getByText('content')).toBeVisible();
});

it('loads a view that was not preloaded, or whose preloading failed, when it is shown', async () => {
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new Error('lost'))
      : Promise.resolve({ default: Content });
  };
  const { View, preload } = preloadable(load, { Pending });
  await preload();
  show(View);
  expect(screen.getByText('blank')).toBeVisible();
  expect(await screen.findByText('content')).toBeVisible();
});

it('fails alone, and loads the code again when it is asked to, or when it is shown next', async () => {
  // React logs the error itself.
  vi.spyOn(console, 'error').mockReturnValue();
  let isThere = false;
  const load = () =>
    isThere ? Promise.resolve({ default: Content }) : Promise.reject(new TypeError('no such file'));
  const { View } = preloadable(load, {
    Failed: ({ onRetry }) => (
      <button type="button" onClick={onRetry}>
        again
      </button>
    ),
  });
  const { unmount } = show(View);
  await userEvent.click(await screen.findByRole('button'));
  const again = await screen.findByRole('button');
  unmount();
  show(View);
  isThere = true;
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('content')).toBeVisible();
  expect(again).not.toBeInTheDocument();
});
