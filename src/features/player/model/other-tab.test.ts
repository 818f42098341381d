import { allSettled, type EventCallable } from 'effector';
import { expect, it } from 'vitest';

import { storageChanged } from '@/shared/browser/storage-changes';
import { storedBookmarks } from '@/shared/storage/bookmarks-key';
import { playerSpeeds } from '@/shared/storage/keys';
import type { StoredKey } from '@/shared/storage/stored-value';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $bookmarks, bookmarkClicked } from './bookmarks';
import './playback';
import { bookRequested } from './queue';
import { playerShown } from './shown';
import { $speed, speedChosen } from './speed';

const chooseSpeed = speedChosen as EventCallable<unknown>;
const mark = bookmarkClicked as EventCallable<unknown>;
const mine = [{ chapterId: 1, position: 0, note: '' }];
const theirs = [{ chapterId: 2, position: 5, note: 'Listen again' }];

interface Case {
  readonly key: StoredKey<Record<string, unknown>>;
  readonly change: EventCallable<unknown>;
  /** The value of the own title, and of the title that plays in the other tab. */
  readonly own: unknown;
  readonly other: unknown;
}
const cases: readonly Case[] = [
  { key: playerSpeeds as Case['key'], change: chooseSpeed, own: 1.5, other: 2 },
  { key: storedBookmarks as Case['key'], change: mark, own: mine, other: theirs },
];

/** Two tabs have the player open, each with a book of its own. */
async function open({ key }: Case) {
  const { scope, storage } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  await allSettled(playerShown, { scope });
  const place = `local:${key.name}`;
  /** What the other tab stores; null when it removes the key, and `all` when it empties the storage. */
  const elsewhere = async (
    value: Record<string, unknown> | null,
    name: string | null = key.name,
  ) => {
    const raw = value && key.format(value);
    if (raw === null) storage.delete(place);
    else storage.set(place, raw);
    await allSettled(storageChanged, { scope, params: { key: name, raw } });
  };
  const stored = () => key.parse(storage.get(place) ?? '');
  return { scope, elsewhere, stored };
}

it.each(cases)('$key.name keeps what another tab has stored meanwhile', async (each) => {
  const { change, own, other } = each;
  const { scope, elsewhere, stored } = await open(each);
  await elsewhere({ 2002: other });
  await allSettled(storageChanged, { scope, params: { key: 'another_key', raw: null } });
  await allSettled(change, { scope, params: own });
  expect(stored()).toEqual({ 1001: own, 2002: other });
});

it.each(cases)('$key.name shows what another tab has stored or removed', async (each) => {
  const { scope, elsewhere } = await open(each);
  const shown = () => [scope.getState($speed), scope.getState($bookmarks).length];
  const nothing = shown();
  for (const name of [each.key.name, null]) {
    await elsewhere({ 1001: each.other });
    expect(shown()).not.toEqual(nothing);
    await elsewhere(null, name);
    expect(shown()).toEqual(nothing);
  }
});
