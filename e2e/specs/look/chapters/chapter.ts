import type { Screen } from '../../../screens/screen';

/** The states of an area, one after another. */
export interface LookChapter {
  readonly name: string;
  readonly screens: readonly Screen[];
  /** The classes of what other chapters read. */
  readonly unread: readonly string[];
}

/** Screens of the gallery, by their names. */
export function pick(screens: readonly Screen[], names: readonly string[]): Screen[] {
  return names.map((name) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`The gallery has no screen '${name}'.`);
    return screen;
  });
}

/** Sheets, pop-ups and players, whose rules depend on the size of the window as those of pages do. */
const everywhere = new Set([
  'search, filters',
  'pop-up, logged out',
  'credit dialog, before credit is spent',
  'full player',
  'chapter list',
  'sleep sheet, with a running timer',
  'driving mode',
  'profile, edit',
  'library, what has been begun',
]);

/** Whether a state is looked at in every window: what fails, is awaited or follows a step has few rules of its own. */
export function isForEveryWindow({ name, faults, prepare }: Screen): boolean {
  return everywhere.has(name) || (faults === undefined && prepare === undefined);
}

/** Read by the chapter of the storefront, and by that of the player. */
export const bars = ['sidebar.sidebar', 'bottom-bar.bar', 'small-player.bar', 'bottom-player.bar'];
/** What is around every page. */
export const page = 'shell.page';
