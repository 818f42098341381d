import { expect, it } from 'vitest';
import { environmentOfMode } from './mode.ts';

it('knows the environment of a mode', () => {
  expect(environmentOfMode('pwa').name).toBe('pwa');
});

it('names the valid modes when it knows none', () => {
  expect(() => environmentOfMode('production')).toThrow(
    /no environment "production".*webview-new, landing-webview-dev, pwa-dev, app-webview-dev, pwa/,
  );
});
