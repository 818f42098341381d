import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { themePicked } from '@/features/appearance/model';
import { playerGroundShown } from '@/features/player/model/ground';
import { bookRequested, playerClosed } from '@/features/player/model/queue';
import { paperColor } from '@/shared/config/appearance';
import { clients, type Client } from '@/shared/config/clients';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { stubPage } from '@/testing/stub-page';

import './theme-color';

const rows: readonly Client[] = clients;

/** The page for the client with this id; `shown` gives the colours of its tags for light and dark devices. */
async function visit(clientId: string) {
  const { themeColors } = stubPage();
  const test = await createTestScope({ answers: playerAnswers });
  await allSettled(clientRequested, { scope: test.scope, params: { clientId } });
  await allSettled(pageModelsStarted, { scope: test.scope });
  return { ...test, shown: () => themeColors.map(({ content }) => content) };
}

it.each(rows)('shows the colour of $name to light and to dark devices', async (client) => {
  const { shown } = await visit(client.id);
  const { light, dark } = client.themeColor ?? paperColor;
  expect(shown()).toEqual([light, dark]);
});

it('has a colour of its own for the other brand', () => {
  const others = rows.filter(({ brand }) => brand !== 'shenidar');
  expect(others.map(({ themeColor }) => themeColor)).toEqual([
    { light: '#3b2a5c', dark: '#241a38' },
  ]);
});

it('shows the colour of the chosen theme on every device', async () => {
  const { scope, shown } = await visit('17');
  await allSettled(themePicked, { scope, params: 'dark' });
  expect(shown()).toEqual(['#241a38', '#241a38']);
  await allSettled(themePicked, { scope, params: 'light' });
  expect(shown()).toEqual(['#3b2a5c', '#3b2a5c']);
  await allSettled(themePicked, { scope, params: 'system' });
  expect(shown()).toEqual(['#3b2a5c', '#241a38']);
});

it("shows the full player's ground until it is small or closed", async () => {
  const { scope, router, shown } = await visit('10');
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const openFull = async () => {
    router.visit({ routeId: 'shop', path: '/', hash: '#player' });
    await allSettled(playerGroundShown, { scope, params: '#24407a' });
    expect(shown()).toEqual(['#24407a', '#24407a']);
  };
  router.visit({ routeId: 'shop', path: '/' });
  await openFull();
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(scope);
  expect(shown()).toEqual([paperColor.light, paperColor.dark]);
  await openFull();
  await allSettled(playerClosed, { scope });
  expect(shown()).toEqual([paperColor.light, paperColor.dark]);
});
