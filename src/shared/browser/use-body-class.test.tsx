import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useBodyClass } from './use-body-class';

function Bar({ isShown }: { isShown: boolean }) {
  useBodyClass('has-bar', isShown);
  return null;
}
const hasClass = () => document.body.classList.contains('has-bar');

it('sets the class while it is on, and removes it with its component', () => {
  const { rerender, unmount } = render(<Bar isShown />);
  expect(hasClass()).toBe(true);
  rerender(<Bar isShown={false} />);
  expect(hasClass()).toBe(false);
  rerender(<Bar isShown />);
  unmount();
  expect(hasClass()).toBe(false);
});
