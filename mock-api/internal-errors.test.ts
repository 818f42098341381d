import { expect, it } from 'vitest';

import { createMemoryJournal } from './db/journal';
import { createTestApi } from './testing/create-test-api';

const broken = new Error('broken');
const failing = async () => {
  throw broken;
};

it.each([
  ['/content/books/1001/cover', 'a media file'],
  ['/__mock/journal', 'the control plane'],
])('answers %s with 500 and reports the error of %s', async (path) => {
  const reported: unknown[] = [];
  const { send } = createTestApi({
    media: { read: failing },
    journal: { ...createMemoryJournal(), entries: failing },
    reportInternalError: (error) => reported.push(error),
  });
  const { status, json } = await send({ path });
  expect([status, json]).toMatchObject([500, { code: 'internal' }]);
  expect(reported).toEqual([broken]);
});
