import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CoverTint } from './cover-tint';

const tint = (src: string) => <CoverTint src={src} kind="card" />;

it('is plain after a picture that failed, and tries another one, and the same one once online', () => {
  const { container, rerender } = render(tint('/one'));
  const picture = () => container.querySelector('img')?.getAttribute('src') ?? null;
  const fail = () => fireEvent.error(container.querySelector('img')!);
  expect(picture()).toBe('/one');
  fail();
  expect(picture()).toBeNull();
  rerender(tint('/two'));
  expect(picture()).toBe('/two');
  fail();
  expect(picture()).toBeNull();
  fireEvent(window, new Event('online'));
  expect(picture()).toBe('/two');
});
