import { expect, it } from 'vitest';
import { browserArguments } from '../scripts/find-browser.mjs';
import { browserOptions } from './browser-options';

it('launches Chromium with its arguments, and a build of Playwright’s own without', () => {
  expect(browserOptions(undefined, false).browser.launchOptions?.args).toBe(browserArguments);
  for (const engine of ['webkit', 'firefox'] as const)
    expect(browserOptions(engine, false).browser).toEqual({ browserName: engine });
});

it('draws each phone in the same size, as the engine that it is', () => {
  const phones = ([undefined, 'webkit', 'firefox'] as const).map(
    (engine) => browserOptions(engine, false).phone,
  );
  for (const phone of phones)
    expect(phone).toMatchObject({ viewport: { width: 390, height: 844 }, hasTouch: true });
  expect(phones.map(({ userAgent }) => /Android|iPhone/.exec(userAgent ?? '')?.[0])).toEqual([
    'Android',
    'iPhone',
    undefined,
  ]);
  // Firefox refuses to start with it.
  expect(phones.map(({ isMobile }) => isMobile)).toEqual([true, true, undefined]);
});
