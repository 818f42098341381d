import { allSettled, createEvent, createStore, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { nonNull } from './non-null';

describe('nonNull', () => {
  it('passes on the values of an event that are neither null nor undefined', async () => {
    const counted = createEvent<number | null | undefined>();
    const scope = fork();
    const passed = watchCalls(nonNull(counted), scope);
    for (const params of [1, null, 0, undefined]) await allSettled(counted, { scope, params });
    expect(passed).toEqual([1, 0]);
  });

  it('passes on the updates of a store', async () => {
    const changed = createEvent<string | null>();
    const $text = createStore<string | null>(null).on(changed, (_, text) => text);
    const scope = fork();
    const passed = watchCalls(nonNull($text), scope);
    for (const params of ['', null, 'b']) await allSettled(changed, { scope, params });
    expect(passed).toEqual(['', 'b']);
  });

  it('narrows what a sample reads', async () => {
    const clicked = createEvent();
    const $book = createStore<{ id: number } | null>(null);
    const id = nonNull(sample({ clock: clicked, source: $book })).map((book) => book.id);
    const scope = fork({ values: [[$book, { id: 7 }]] });
    const passed = watchCalls(id, scope);
    await allSettled(clicked, { scope });
    expect(passed).toEqual([7]);
  });
});
