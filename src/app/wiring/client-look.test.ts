import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { writePageIconsFx } from '@/shared/browser/page-icons';
import { pageIcons } from '@/shared/config/page-icons';
import { watchCalls } from '@/testing/watch-calls';

import { loadPageModelsFx } from '../load-page-models';

import './client-look';

async function iconsOf(clientId: string) {
  const scope = fork({
    handlers: [
      [writePageIconsFx, () => undefined],
      [loadPageModelsFx, () => undefined],
    ],
  });
  const written = watchCalls(writePageIconsFx, scope);
  await allSettled(clientRequested, { scope, params: { clientId } });
  const before = written.length;
  await allSettled(loadPageModelsFx, { scope });
  return { written, before };
}

it("shows the other brand's icons, also when its client was known before", async () => {
  const { written, before } = await iconsOf('17');
  expect(before).toBe(1);
  expect(written).toEqual([pageIcons.hisstori, pageIcons.hisstori]);
});

it('leaves the icons that the page came with to everybody else', async () => {
  expect((await iconsOf('12')).written).toEqual([]);
});
