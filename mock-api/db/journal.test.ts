import { expect, it } from 'vitest';

import { createMemoryJournal, type JournalEntry } from './journal';

const entry = (body: string): JournalEntry => ({
  method: 'POST',
  path: '/api/events',
  query: {},
  template: '/api/events',
  headers: {},
  body,
  status: 204,
  at: 0,
});
const mebibyte = 'x'.repeat(1024 * 1024);

it('drops the oldest entries above its size in bytes', async () => {
  const journal = createMemoryJournal();
  for (let index = 0; index < 100; index++) await journal.add(entry(`${index}${mebibyte}`));
  const bodies = (await journal.entries()).map(({ body }) => String(body));
  expect(bodies.join('').length).toBeLessThan(64 * 1024 * 1024);
  expect(bodies.length).toBeGreaterThan(30);
  expect(bodies.at(-1)?.startsWith('99x')).toBe(true);
});

it('measures its size anew after it was cleared', async () => {
  const journal = createMemoryJournal();
  const add = (count: number) =>
    Promise.all(Array.from({ length: count }, () => journal.add(entry(mebibyte))));
  await add(40);
  await journal.clear();
  expect(await journal.entries()).toEqual([]);
  await add(20);
  expect(await journal.entries()).toHaveLength(20);
});

it('keeps the last entry and its order for small entries', async () => {
  const journal = createMemoryJournal();
  for (const body of ['a', 'b', 'c']) await journal.add(entry(body));
  expect((await journal.entries()).map(({ body }) => body)).toEqual(['a', 'b', 'c']);
});

it('drops the oldest of more than 50,000 entries, and what they weigh', async () => {
  const journal = createMemoryJournal();
  const [short, long] = ['', 'x'.repeat(830)];
  const add = async (count: number, body: string) => {
    for (let index = 0; index < count; index++) await journal.add(entry(body));
    return (await journal.entries()).length;
  };
  expect(await add(5001, short)).toBe(5001);
  expect(await add(44_999, long)).toBe(50_000);
  expect(await add(1, short)).toBe(45_000);
  expect(await add(5000, short)).toBe(50_000);
  // Now long ones go, and make room for others.
  expect(await add(1, short)).toBe(45_000);
  expect(await add(5000, long)).toBe(50_000);
  expect(await add(1, short)).toBe(45_000);
});

it('keeps as much as fits each time that it drops entries', async () => {
  const journal = createMemoryJournal();
  const lengths: number[] = [];
  for (let index = 0; index < 150; index++) {
    await journal.add(entry(mebibyte));
    lengths.push((await journal.entries()).length);
  }
  // It drops from 48 MiB down to nine tenths of them.
  expect(Math.max(...lengths)).toBe(47);
  expect(Math.min(...lengths.slice(47))).toBe(43);
});
