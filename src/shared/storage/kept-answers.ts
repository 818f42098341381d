import { clear, createStore, del, entries, get, set } from 'idb-keyval';

import { readKeptIds } from './kept-books';

/** An answer of the API as the device keeps it. docs/storage.md#kept-answers */
export interface KeptAnswer {
  /** When it came, epoch milliseconds. */
  readonly at: number;
  readonly answer: unknown;
  /** Whether a visitor got it, who has no session that could end. */
  readonly isVisitors: boolean;
}

/** More are dropped, the oldest first; those of kept books stay. */
const MAX_KEPT_ANSWERS = 60;

const store = () => createStore('shenidar-kept', 'answers');

/** The steps run one after the other, so that nothing is written behind a removal that was asked for later. */
let lastStep: Promise<unknown> = Promise.resolve();

function afterOthers<T>(step: () => Promise<T>): Promise<T> {
  const next = lastStep.then(step, step);
  lastStep = next.catch(() => undefined);
  return next;
}

/**
 * Keeps the answer of an address; a visitor's that comes late does not replace that of the user who has signed in since.
 * Rejects where the browser denies or lacks space.
 */
export function writeKeptAnswer(url: string, kept: KeptAnswer): Promise<void> {
  return afterOthers(async () => {
    if (kept.isVisitors && (await read(url))?.isVisitors === false) return;
    await set(url, kept, store());
    const all = await entries<string, KeptAnswer>(store());
    if (all.length <= MAX_KEPT_ANSWERS) return;
    const keptIds = new Set((await readKeptIds()).map(String));
    const isOfKeptBook = (key: string) => key.split('/').some((part) => keptIds.has(part));
    const oldest = all
      .filter(([key]) => !isOfKeptBook(key))
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(MAX_KEPT_ANSWERS);
    await Promise.all(oldest.map(([key]) => del(key, store())));
  });
}

/** The kept answer of an address; null without one. The answer itself is not checked. */
export function readKeptAnswer(url: string): Promise<KeptAnswer | null> {
  return afterOthers(() => read(url));
}

async function read(url: string): Promise<KeptAnswer | null> {
  const kept = await get<Partial<KeptAnswer>>(url, store());
  if (typeof kept?.at !== 'number') return null;
  return { at: kept.at, answer: kept.answer, isVisitors: kept.isVisitors === true };
}

/** Removes all kept answers. */
export function clearKeptAnswers(): Promise<void> {
  return afterOthers(() => clear(store()));
}

/** Removes the answers that came during a session. */
export function clearAnswersOfSessions(): Promise<void> {
  return afterOthers(async () => {
    const all = await entries<string, Partial<KeptAnswer>>(store());
    const ofSessions = all.filter(([, { isVisitors }]) => isVisitors !== true);
    await Promise.all(ofSessions.map(([key]) => del(key, store())));
  });
}
