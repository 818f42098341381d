/**
 * A script in a page that came with its first view (scripts/serving/prerender): fetches the app's code when that view has
 * been painted, and evaluates file by file, so that a slow phone has time for its user in between. The first touch or key
 * makes it hurry. Rule: docs/behaviour.md#opens-at-once
 */
import { keepTaps } from '@/shared/browser/early-taps';
import { isPageServed } from '@/shared/browser/page-served';
import { isPrerendered } from '@/shared/browser/prerendered';

/** A picture that does not come, or a page that is not shown and so not painted, delays the code at most this long. */
const MAX_WAIT_MS = 3000;

declare global {
  /** The app starts when all its files have been evaluated. Undefined in a page without its first view. */
  var shenidarFilesLoaded: Promise<void> | undefined;
}

const given = document.currentScript?.dataset ?? {};
/** The files without which the app does not start, and those of the page, each behind those that it imports. */
const appFiles = listed(given['files']);
const files = [...appFiles, ...listed(given['parts'])];
let isLost = false;
let isHurried = false;
let started = false;

if (isPrerendered()) {
  keepTaps(() => {
    if (isLost) void reload();
  });
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, hurry, { passive: true, capture: true, once: true });
  void firstViewPainted().then(start);
} else {
  // The view is not for this visitor, who waits for the app.
  isHurried = true;
  for (const file of listed(given['early'])) void load(file);
  start();
}

function listed(names: string | undefined): string[] {
  return names ? names.split(' ') : [];
}

function hurry(): void {
  isHurried = true;
  start();
}

/** The first view with its pictures is on the screen. */
async function firstViewPainted(): Promise<void> {
  const isLoaded = new Promise((resolve) => window.addEventListener('load', resolve));
  await Promise.race([Promise.all([isLoaded, painted()]), wait(MAX_WAIT_MS)]);
  await wait(0);
}

/** Resolves when the browser has painted any content. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function start(): void {
  if (started) return;
  started = true;
  globalThis.shenidarFilesLoaded = evaluate();
}

async function evaluate(): Promise<void> {
  files.forEach(fetchAhead);
  for (const file of files) {
    const isLoaded = await load(file);
    if (!isLoaded && appFiles.includes(file)) isLost = true;
    if (!isHurried) await wait(0);
  }
  if (isLost && !isReload()) void reload();
}

/** A deployment may have removed the files. While the server does not answer, the page stays, to be read. */
async function reload(): Promise<void> {
  if (await isPageServed()) location.reload();
}

/** Whether the page has been loaded again already, which it does by itself only once. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
}

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('href', file);
  link.crossOrigin = '';
  document.head.append(link);
}

/** False if the file cannot be loaded. The app asks for it again, and says so, if it starts without it. */
async function load(file: string): Promise<boolean> {
  try {
    await import(/* @vite-ignore */ file);
    return true;
  } catch {
    return false;
  }
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
