import { expect, type Page } from '@playwright/test';

export interface Quiet {
  /** What is there only while something is on its way, as a selector. */
  readonly unfinished: string;
  /** What stands in the page when its code is there, as selectors. */
  readonly last: readonly string[];
  /** The addresses of requests that have not ended. */
  readonly pending: () => readonly string[];
}

/** Waits until the page has all of its parts and fonts, and builds nothing new for some frames. */
export async function becomeQuiet(page: Page, { unfinished, last, pending }: Quiet): Promise<void> {
  do {
    await expect.poll(pending, { intervals: [20] }).toEqual([]);
    await page.evaluate(waitForFrames, [unfinished, last] as const);
  } while (pending().length > 0);
}

async function waitForFrames([unfinished, last]: readonly [
  string,
  readonly string[],
]): Promise<void> {
  const [FRAMES, QUIET_MS, LIMIT_MS] = [3, 250, 30_000];
  const start = performance.now();
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  let still = 0;
  let since = performance.now();
  const restart = () => {
    still = 0;
    since = performance.now();
  };
  const observer = new MutationObserver(restart);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'data-ready', 'data-waits'],
  });
  document.addEventListener('focusin', restart);
  // What is far away loads its pictures, too.
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(all);
  const isShown = (element: Element) => element.checkVisibility();
  const hasAll = () => {
    const isComing = [...document.querySelectorAll(unfinished)].some(isShown);
    const isThere = ['h1', ...last].every((each) => document.querySelector(each) !== null);
    return (
      isThere &&
      !isComing &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
    );
  };
  while (still < FRAMES || performance.now() - since < QUIET_MS) {
    if (performance.now() - start > LIMIT_MS) throw new Error('The page never comes to rest.');
    const idle = await new Promise<IdleDeadline>((resolve) =>
      requestIdleCallback(resolve, { timeout: 100 }),
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!hasAll()) restart();
    else if (!idle.didTimeout) still += 1;
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
  document.removeEventListener('focusin', restart);
  observer.disconnect();
}

/**
 * Nothing of the page ends, and nothing comes, because the machine is slow. What waits for the rest of the page comes at
 * once.
 */
export function dropLongTimers(): void {
  const LONG_MS = 1_400;
  /** How long `src/shared/browser/rest.ts` waits. */
  const REST_MS = 3_000;
  const { setTimeout: start } = window;
  const set = (act: TimerHandler, ms = 0, ...values: unknown[]) => {
    if (ms === REST_MS) return start(act, 0, ...values);
    return ms >= LONG_MS ? 0 : start(act, ms, ...values);
  };
  Object.assign(window, { setTimeout: set });
}

/** What comes when it is near is near, wherever it stands: nothing has to be scrolled to. */
export function bringAllNear(): void {
  const { IntersectionObserver: Observer } = window;
  class WideObserver extends Observer {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(report, { ...options, rootMargin: '6500px' });
    }
  }
  Object.assign(window, { IntersectionObserver: WideObserver });
}

/** Nothing is fetched ahead, unless the session says under this name that its listener does not save data. */
export function saveData(name: string): void {
  const connection = {
    get saveData() {
      return window.origin === 'null' || sessionStorage.getItem(name) === null;
    },
  };
  Object.defineProperty(navigator, 'connection', { value: connection });
}
