import { vi } from 'vitest';
import type { Deps } from '../deps';
import type { LaunchPlan } from '../lib/launch-plan';

export const origin = 'http://localhost:1234/';
export const simulatorOrigin = 'http://localhost:1235/';

/** A launch that is ready at once and is then interrupted. */
export function readyAtOnce() {
  const interruption = new AbortController();
  const close = vi.fn(() => Promise.resolve());
  const launch = vi.fn<Deps['launch']>(({ mock }: LaunchPlan) => {
    setTimeout(() => interruption.abort());
    return Promise.resolve({
      origin,
      simulatorOrigin,
      mockUrl: mock === 'http' ? 'http://localhost:9' : null,
      close,
    });
  });
  return { launch, close, interrupted: interruption.signal };
}
