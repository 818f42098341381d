import { createEffect, createEvent, scopeBind } from 'effector';

/** The page went to full screen, or came back. */
export const fullScreenChanged = createEvent();

/** Starts to listen. Never stopped. */
export const watchFullScreenFx = createEffect(() => {
  const report = scopeBind(fullScreenChanged, { safe: true });
  document.addEventListener('fullscreenchange', () => report());
});

/** An orientation that a page can ask for. */
export type Orientation = 'landscape' | 'portrait';

/** TypeScript does not know the method, because not every browser has it. */
interface LockableOrientation {
  lock(orientation: Orientation): Promise<void>;
}

/**
 * Asks the browser to keep an orientation. Browsers grant that to installed apps and full screens only, so nobody
 * else asks. Where it is refused nothing happens.
 */
export const askForOrientationFx = createEffect(async (orientation: Orientation): Promise<void> => {
  try {
    const isAlone =
      document.fullscreenElement !== null ||
      window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
    if (!isAlone) return;
    await (window.screen.orientation as unknown as LockableOrientation).lock(orientation);
  } catch {
    // The device or its user decides.
  }
});
