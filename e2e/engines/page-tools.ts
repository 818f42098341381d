/** Runs in each page before the app: finds controls as assistive technology does, and watches what sounds. */
import { computeAccessibleName } from 'dom-accessibility-api';

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'input, textarea',
} as const;

export type Role = keyof typeof selectors;

export interface PageTools {
  /** The first visible element with the role whose name is the given one, or begins with it and a space. */
  find(role: Role, name: string): HTMLElement | null;
  /** The furthest position of a media element that plays now, in seconds; null while none does. */
  playing(): number | null;
}

declare global {
  interface Window {
    engineTools: PageTools;
  }
}

/** Installs `window.engineTools`. */
export function installTools(page: Window & typeof globalThis): void {
  const media = new Set<HTMLMediaElement>();
  // Events of an element outside of the document do not reach it: the call of `play` reveals the element.
  page.HTMLMediaElement.prototype.play = new Proxy(page.HTMLMediaElement.prototype.play, {
    apply(target, element: HTMLMediaElement) {
      media.add(element);
      return Reflect.apply(target, element, []);
    },
  });
  page.engineTools = {
    find: (role, name) =>
      [...page.document.querySelectorAll<HTMLElement>(selectors[role])].find(
        (element) => isVisible(element) && isNamed(element, name),
      ) ?? null,
    playing: () => {
      const times = [...media]
        .filter(({ paused, ended }) => !paused && !ended)
        .map(({ currentTime }) => currentTime);
      return times.length === 0 ? null : Math.max(...times);
    },
  };
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function isNamed(element: HTMLElement, name: string): boolean {
  const actual = computeAccessibleName(element).trim();
  return actual === name || actual.startsWith(`${name} `);
}
