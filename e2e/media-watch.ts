import type { BrowserContext, Page } from '@playwright/test';

/** The state of all media elements of a page, including those outside of the document. */
export interface MediaState {
  /** The positions of the playing elements, in seconds. */
  readonly playing: readonly number[];
  /** How loud the same elements are, 0 to 1; a muted one is at 0. */
  readonly volumes: readonly number[];
  /** The positions of all elements, paused ones included, in seconds. */
  readonly positions: readonly number[];
  /** The highest number of elements that were audible at the same time. */
  readonly maxAudible: number;
}

interface MediaWatch {
  readonly elements: Set<HTMLMediaElement>;
  maxAudible: number;
}

declare global {
  interface Window {
    __mediaWatch?: MediaWatch;
  }
}

/** Makes every page of a context list each media element that was ever played. */
export async function installMediaWatch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watch: MediaWatch = { elements: new Set(), maxAudible: 0 };
    window.__mediaWatch = watch;

    const count = () => {
      const audible = [...watch.elements].filter(
        (element) => !element.paused && !element.muted && element.volume > 0,
      );
      watch.maxAudible = Math.max(watch.maxAudible, audible.length);
    };
    const add = (element: EventTarget | null) => {
      if (!(element instanceof HTMLMediaElement) || watch.elements.has(element)) return;
      watch.elements.add(element);
      for (const type of ['play', 'playing', 'volumechange']) {
        element.addEventListener(type, count);
      }
      count();
    };

    // Events of an element outside of the document do not reach it: the call of `play` reveals the element.
    HTMLMediaElement.prototype.play = new Proxy(HTMLMediaElement.prototype.play, {
      apply(target, element: HTMLMediaElement) {
        add(element);
        return Reflect.apply(target, element, []);
      },
    });
    document.addEventListener('play', (event) => add(event.target), true);
  });
}

/** Reads the state of one page's media elements. */
export function readMedia(page: Page): Promise<MediaState> {
  return page.evaluate(() => {
    const { elements, maxAudible } = window.__mediaWatch ?? { elements: new Set(), maxAudible: 0 };
    const playing = [...elements].filter((element) => !element.paused && !element.ended);
    return {
      playing: playing.map(({ currentTime }) => currentTime),
      volumes: playing.map(({ volume, muted }) => (muted ? 0 : volume)),
      positions: [...elements].map(({ currentTime }) => currentTime),
      maxAudible,
    };
  });
}

/**
 * Where the media stands when it next begins to sound, or its volume changes, in seconds. It is read in the event: the
 * place of media that plays depends on when a test looks.
 */
export function placeAtNext(page: Page, event: 'playing' | 'volumechange'): Promise<number> {
  return page.evaluate(async (type) => {
    const { elements } = window.__mediaWatch ?? { elements: new Set<HTMLMediaElement>() };
    const places = [...elements].map(
      (element) =>
        new Promise<number>((resolve) => {
          element.addEventListener(type, () => resolve(element.currentTime), { once: true });
        }),
    );
    return await Promise.race(places);
  }, event);
}
