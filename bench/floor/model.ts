import { createEffect, createEvent, createStore, sample } from 'effector';
import { ofetch } from 'ofetch';

/** The fields of a storefront card that the floor shows. */
export interface Card {
  readonly audioBookId: number;
  readonly title: string;
  readonly recordVersion: number;
}

interface Section {
  readonly kind: string;
  readonly items: readonly Card[];
}

interface Answer {
  readonly sections: readonly Section[];
}

declare global {
  interface Window {
    /** The storefront's answer, requested in the HTML. */
    floorAnswer?: Promise<Answer>;
  }
}

/** How many covers the page shows. */
const coverCount = 40;

export const pageOpened = createEvent();

const loadFx = createEffect(() => window.floorAnswer ?? ofetch<Answer>('/api/storefront'));

/** Null until the answer has arrived. */
export const $cards = createStore<readonly Card[] | null>(null).on(
  loadFx.doneData,
  (_, { sections }) =>
    sections
      .filter(({ kind }) => kind === 'shelf')
      .flatMap(({ items }) => items)
      .slice(0, coverCount),
);

sample({ clock: pageOpened, target: loadFx });
