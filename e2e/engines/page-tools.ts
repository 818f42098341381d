/** Runs in each page before the app: finds controls as assistive technology does, and watches what sounds. */
import { computeAccessibleName } from 'dom-accessibility-api';

import { keepTrail } from './keep-trail';

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'input, textarea',
} as const;

export type Role = keyof typeof selectors;

export interface PageTools {
  /** The first visible element with the role whose name is the given one, or begins with it and a space. */
  find(role: Role, name: string): HTMLElement | null;
  /**
   * The same, but of the elements in view only one that nothing covers, and null while it moves or changes: the small
   * player has buttons of the same names as the full one that slides over it.
   */
  findStill(role: Role, name: string): Promise<HTMLElement | null>;
  /** The furthest position of a media element that plays now, in seconds; null while none does. */
  playing(): number | null;
  /** Where the media element stands that was played last, also while it is paused; null before the first. */
  media(): { readonly place: number; readonly length: number } | null;
  /** What was pressed and where the address went, for the report of a failure. */
  trail(): readonly string[];
}

declare global {
  interface Window {
    engineTools: PageTools;
  }
}

/** Installs `window.engineTools`. */
export function installTools(page: Window & typeof globalThis): void {
  const media = new Set<HTMLMediaElement>();
  let last: HTMLMediaElement | undefined;
  const all = (role: Role, name: string) =>
    [...page.document.querySelectorAll<HTMLElement>(selectors[role])].filter(
      (element) => isVisible(element) && isNamed(element, name),
    );
  // Events of an element outside of the document do not reach it: the call of `play` reveals the element.
  page.HTMLMediaElement.prototype.play = new Proxy(page.HTMLMediaElement.prototype.play, {
    apply(target, element: HTMLMediaElement) {
      media.add(element);
      last = element;
      return Reflect.apply(target, element, []);
    },
  });
  page.engineTools = {
    find: (role, name) => all(role, name)[0] ?? null,
    findStill: async (role, name) => {
      const found = all(role, name).find((element) => !isCovered(element));
      const before = found && placeOf(found);
      for (let frame = 0; frame < 2; frame++)
        await new Promise((resolve) => page.requestAnimationFrame(resolve));
      return found && !isCovered(found) && placeOf(found) === before ? found : null;
    },
    playing: () => {
      const times = [...media]
        .filter(({ paused, ended }) => !paused && !ended)
        .map(({ currentTime }) => currentTime);
      return times.length === 0 ? null : Math.max(...times);
    },
    media: () => (last ? { place: last.currentTime, length: last.duration } : null),
    trail: keepTrail(page),
  };
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function isNamed(element: HTMLElement, name: string): boolean {
  const actual = computeAccessibleName(element).trim();
  return actual === name || actual.startsWith(`${name} `);
}

/** Whether something else is at its centre. What is out of view is not covered: a click scrolls to it. */
function isCovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && !element.contains(there) && !there.contains(element);
}

function placeOf(element: HTMLElement): string {
  return element.isConnected ? JSON.stringify(element.getBoundingClientRect()) : 'gone';
}
