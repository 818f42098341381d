import { afterEach, expect, it, vi } from 'vitest';

import { keepInstallPrompt, setInstallListener } from './early-install';

afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps the browser's question for the listener, and its bar away", () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  keepInstallPrompt();
  const ask = () => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    page.dispatchEvent(event);
    return event;
  };
  const early = ask();
  expect(early.defaultPrevented).toBe(true);
  const heard = vi.fn();
  setInstallListener(heard);
  expect(heard.mock.calls).toEqual([[early]]);
  const late = ask();
  expect(heard.mock.calls).toEqual([[early], [late]]);
});
