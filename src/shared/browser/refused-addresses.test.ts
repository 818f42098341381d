import { allSettled, fork } from 'effector';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bearRefusedAddressesFx } from './refused-addresses';

const { pushState, replaceState } = window.history;
const address = window.location.pathname;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  Object.assign(window.history, { pushState, replaceState });
  window.history.replaceState(null, '', address);
});

const bearRefusals = () => allSettled(bearRefusedAddressesFx, { scope: fork() });

/** What the browser answers to every new address. */
function refuseBy(error: Error) {
  const refuse = vi.fn(() => {
    throw error;
  });
  Object.assign(window.history, { pushState: refuse, replaceState: refuse });
  return refuse;
}

it('lets the router go on when the browser refuses more addresses, and takes them again later', async () => {
  const before = window.location.pathname;
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const refuse = refuseBy(new DOMException('Attempt to use it too often', 'SecurityError'));
  await bearRefusals();
  for (const replace of [false, true]) {
    await router.navigate(`/library?replace=${replace}`, { replace });
    expect(router.state.location).toMatchObject({ search: `?replace=${replace}` });
  }
  expect(refuse).toHaveBeenCalledTimes(2);
  expect(window.location.pathname).toBe(before);
  // jsdom reports that it cannot load a page.
  expect(console.error).not.toHaveBeenCalled();

  Object.assign(window.history, { pushState, replaceState });
  await bearRefusals();
  await router.navigate('/profile');
  expect(window.location.pathname).toBe('/profile');
  router.dispose();
});

it('hides no other error', async () => {
  const error = new DOMException('It cannot be cloned', 'DataCloneError');
  refuseBy(error);
  await bearRefusals();
  expect(() => window.history.pushState(null, '', '/library')).toThrow(error);
});
