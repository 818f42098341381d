import type { Page } from '@playwright/test';
import { devtoolsOf } from '../fixtures/devtools';

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 4;

/**
 * Swipes with the mouse between two points of the viewport, in px. Each event carries its own timestamp,
 * so that the app measures the intended speed even on a slow machine.
 */
export async function swipe(page: Page, from: Point, to: Point, durationMs = 100): Promise<void> {
  const input = await devtoolsOf(page);
  const startedAt = Date.now() / 1000;
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    timestamp: startedAt + (durationMs / 1000) * share,
  });
  const press = { button: 'left', clickCount: 1 } as const;
  await input.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(0) });
  await input.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at(0), ...press });
  for (let step = 1; step <= STEPS; step += 1) {
    const moved = { type: 'mouseMoved', button: 'left', buttons: 1 } as const;
    await input.send('Input.dispatchMouseEvent', { ...moved, ...at(step / STEPS) });
  }
  await input.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at(1), ...press });
  await input.detach();
}
