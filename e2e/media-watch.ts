import type { BrowserContext, Page } from '@playwright/test';

/** What the page's media elements do, those outside of the document included. */
export interface MediaState {
  /** Positions of those that play, in seconds. */
  readonly playing: readonly number[];
  /** How many were to be heard at once, at most. */
  readonly mostAtOnce: number;
}

interface MediaWatch {
  readonly elements: Set<HTMLMediaElement>;
  mostAtOnce: number;
}

declare global {
  interface Window {
    __mediaWatch?: MediaWatch;
  }
}

/** Makes every page of a context keep a list of the media elements that were ever to play. */
export async function installMediaWatch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watch: MediaWatch = { elements: new Set(), mostAtOnce: 0 };
    window.__mediaWatch = watch;

    const count = () => {
      const heard = [...watch.elements].filter(
        (element) => !element.paused && !element.muted && element.volume > 0,
      );
      watch.mostAtOnce = Math.max(watch.mostAtOnce, heard.length);
    };
    const add = (element: EventTarget | null) => {
      if (!(element instanceof HTMLMediaElement) || watch.elements.has(element)) return;
      watch.elements.add(element);
      for (const type of ['play', 'playing', 'volumechange']) {
        element.addEventListener(type, count);
      }
      count();
    };

    // An element outside of the document sends it no events, so it is caught as it is told to play.
    HTMLMediaElement.prototype.play = new Proxy(HTMLMediaElement.prototype.play, {
      apply(target, element: HTMLMediaElement) {
        add(element);
        return Reflect.apply(target, element, []);
      },
    });
    document.addEventListener('play', (event) => add(event.target), true);
  });
}

/** Reads it for one page. */
export function readMedia(page: Page): Promise<MediaState> {
  return page.evaluate(() => {
    const { elements, mostAtOnce } = window.__mediaWatch ?? { elements: new Set(), mostAtOnce: 0 };
    const playing = [...elements].filter((element) => !element.paused && !element.ended);
    return { playing: playing.map(({ currentTime }) => currentTime), mostAtOnce };
  });
}
