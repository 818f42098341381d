import { expect, it } from 'vitest';
import { environmentOfMode } from './mode.ts';

it('returns the environment of a mode', () => {
  expect(environmentOfMode('pwa').name).toBe('pwa');
});

it('throws with the valid modes for an unknown one', () => {
  expect(() => environmentOfMode('production')).toThrow(
    /no environment "production".*webview-new, landing-webview-dev, pwa-dev, app-webview-dev, pwa/,
  );
});
