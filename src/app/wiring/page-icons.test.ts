import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { writePageIconsFx } from '@/shared/browser/page-icons';
import { pageIcons } from '@/shared/config/page-icons';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { stubPage } from '@/testing/stub-page';
import { watchCalls } from '@/testing/watch-calls';

import './page-icons';

async function iconsOf(clientId: string) {
  const { links } = stubPage();
  const { scope } = await createTestScope();
  const written = watchCalls(writePageIconsFx, scope);
  await allSettled(clientRequested, { scope, params: { clientId } });
  const before = written.length;
  // Not awaited: other flows of the ready app may wait for seconds.
  void allSettled(pageModelsStarted, { scope });
  return { written, before, links: Object.values(links) };
}

it("shows another brand's icons, also when its client was known before", async () => {
  const { written, before, links } = await iconsOf('17');
  expect(before).toBe(1);
  expect(written).toEqual([pageIcons.hisstori, pageIcons.hisstori]);
  expect(links).toEqual(Object.values(pageIcons.hisstori));
});

it('keeps the served icons for clients of our own brand', async () => {
  expect((await iconsOf('12')).written).toEqual([]);
});
