import type { PersonaName } from '../../../fixtures/users/personas';
import { createNodeMock } from '../../../mock-api/node-mock';
import { player } from '../../../src/shared/i18n/fa/player';
import { en } from '../../../native-simulator/page/i18n/en';
import { pageObjectsOf } from '../../fixtures/page-objects';
import { signIn } from '../../fixtures/sign-in';
import { test } from '../../fixtures/test';
import { addFaults } from '../../screens/fixtures';
import type { Faults } from '../../screens/screen';
import { watchRequests } from '../../screens/watch-requests';

import { readStyleNames } from './class-names';
import { LookBook } from './look-book';
import { accountChapters } from './chapters/account';
import { isForEveryWindow } from './chapters/chapter';
import { listeningChapters } from './chapters/listening';
import { SPENDS_DATA } from './chapters/more-states';
import { shopChapters } from './chapters/shop';
import { expectRecorded, installReader, momentOfLooks } from './reader';
import { becomeQuiet, bringAllNear, dropLongTimers, saveData } from './quiet';
import { ends, resizeTo, takeLooks, windows } from './take-looks';

test.setTimeout(600_000);
test.use({
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  // A control that is not there is told long before the test's limit.
  actionTimeout: 30_000,
  expectedProblems: /status of \d\d\d|ERR_|Blocked script execution/,
  mock: async ({}, use) => {
    await use(createNodeMock({ clock: () => momentOfLooks }));
  },
});

const chapters = [...shopChapters, ...listeningChapters, ...accountChapters];
for (const { name, screens, unread } of chapters) {
  test(
    `Nothing looks other than it did: ${name}`,
    { tag: '@deep' },
    async ({ page, mock, baseURL }, testInfo) => {
      const names = await readStyleNames('src');
      const selectorOf = (...parts: readonly string[]) =>
        Object.entries(names.classes)
          .filter(([, part]) => parts.includes(part))
          .map(([built]) => `.${built}`)
          .join();
      const missing = selectorOf(
        'shell.sidebarGround',
        'picture-room.room',
        'page-outline.page',
        'page-skeleton.page',
      );
      const loading = ['[aria-busy="true"]', selectorOf('skeleton.skeleton')].join();
      const overlays = selectorOf('loading-card.place');
      const tools = await installReader(page, names);
      await tools.send('Network.enable');
      await page.addInitScript(saveData, SPENDS_DATA);
      await page.addInitScript(dropLongTimers);
      await page.addInitScript(bringAllNear);
      const pendingCalls = watchRequests(page, true);
      const sessions = new Map<PersonaName | undefined, { name: string; value: string }[]>([
        [undefined, []],
      ]);
      const book = new LookBook();
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          const { persona, client } = screen;
          await mock.store.run((state) => void state.faults.splice(0));
          if (persona && !sessions.has(persona))
            sessions.set(persona, await signIn(mock, persona, baseURL ?? ''));
          // A file without a script, where what earlier states have stored can be taken away.
          await page.goto('/favicon.svg');
          await page.evaluate(
            ([entries, id]) => {
              localStorage.clear();
              sessionStorage.clear();
              if (id !== undefined) sessionStorage.setItem('client_id', id);
              for (const { name, value } of entries) localStorage.setItem(name, value);
            },
            [sessions.get(persona) ?? [], client] as const,
          );
          await addFaults(mock, screen.faults ?? {});
          // What fails has not been kept from an earlier state.
          const cacheDisabled = screen.faults !== undefined;
          await tools.send('Network.setCacheDisabled', { cacheDisabled });
          const { isWaiting } = screen;
          const unfinished = isWaiting ? missing : [missing, loading].join();
          const faults: Faults = { ...screen.faults };
          // What is never answered is not waited for.
          const pending = () =>
            pendingCalls().filter((url) => !hungPaths(faults).test(new URL(url).pathname));
          // A storefront that fails leaves its later code alone.
          const last = screen.faults ? [] : [overlays];
          const ready = () => becomeQuiet(page, { unfinished, last, pending });
          // What only a wide window loads is there before the narrow one is looked at.
          for (const size of ends.toReversed()) {
            await resizeTo(page, size);
            if (size.width !== 360) await page.goto(screen.path, { waitUntil: 'domcontentloaded' });
            await ready();
          }
          await screen.prepare?.({
            page,
            ...pageObjectsOf(page),
            texts: en,
            addFaults: (more) => addFaults(mock, Object.assign(faults, more)),
          });
          // Nothing is below the pointer.
          await page.mouse.move(-10, -10);
          // The player of a wide window has code of its own.
          const full = `[aria-label="${player.full}"]`;
          if (await page.locator(full).isVisible()) last.push(full);
          book.begin(screen.name);
          const sizes = isForEveryWindow(screen) ? windows : ends;
          await takeLooks({ page, tools, book, unread, ready }, sizes);
        });
      }
      await page.goto('about:blank');

      expectRecorded(book, new URL(`recordings/${name}.txt`, import.meta.url), testInfo);
    },
  );
}

/** The paths of the calls that are never answered. */
function hungPaths(faults: Faults): RegExp {
  const paths = Object.entries(faults)
    .filter(([, fault]) => fault === 'hang')
    .map(([path]) => path.replaceAll(/\*+|\{[^}]*\}/g, (any) => (any === '**' ? '.*' : '[^/]*')));
  return new RegExp(`^(?:${['/nothing', ...paths].join('|')})$`);
}
