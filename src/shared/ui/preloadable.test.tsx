import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';

import { preloadable } from './preloadable';

const Content = () => <p>content</p>;
const show = (View: React.ComponentType) =>
  render(
    <Suspense fallback={<p>blank</p>}>
      <View />
    </Suspense>,
  );

it('shows a preloaded view in its first render', async () => {
  const { View, preload } = preloadable(() => Promise.resolve({ default: Content }));
  await preload();
  show(View);
  expect(screen.getByText('content')).toBeVisible();
});

it('loads a view that was not preloaded, or whose preloading failed, when it is shown', async () => {
  let attempts = 0;
  const { View, preload } = preloadable(() => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new Error('lost'))
      : Promise.resolve({ default: Content });
  });
  await preload();
  show(View);
  expect(screen.getByText('blank')).toBeVisible();
  expect(await screen.findByText('content')).toBeVisible();
});
