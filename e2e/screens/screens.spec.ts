import { en } from '../../native-simulator/page/i18n/en';
import { fa } from '../../native-simulator/page/i18n/fa';
import { pageObjectsOf } from '../fixtures/page-objects';
import { addFaults, test } from './fixtures';
import { accountScreens } from './lists/account';
import { bookScreens } from './lists/book';
import { browsingScreens } from './lists/browsing';
import { checkoutScreens } from './lists/checkout';
import { playerScreens } from './lists/player';
import { catalogScreens } from './lists/catalog';
import { purchaseScreens } from './lists/purchase';
import { signInScreens } from './lists/sign-in';
import { simulatorScreens } from './lists/simulator';
import { watchRequests } from './watch-requests';
import type { Screen, ScreenGroup } from './screen';
import { takePictures } from './take-pictures';

/** Every group of the gallery, in the order of its page. */
const groups: readonly ScreenGroup[] = [
  { name: 'Browsing', screens: browsingScreens },
  { name: 'Book', screens: bookScreens },
  { name: 'Getting a book', screens: purchaseScreens },
  { name: 'Checkout', screens: checkoutScreens },
  { name: 'Player', screens: playerScreens },
  { name: 'Signing in', screens: signInScreens },
  { name: 'Account', screens: accountScreens },
  { name: 'Catalogue', screens: catalogScreens },
  { name: 'Simulator', screens: simulatorScreens },
];

const nothing = /(?!)/;

for (const { name, screens } of groups) {
  test.describe(name, () => {
    for (const screen of screens) picture(screen);
  });
}

function picture(screen: Screen): void {
  const { persona, client, faults = {}, path, expectedProblems = nothing } = screen;
  test.describe(() => {
    test.use({ persona, client, expectedProblems });
    const annotation = annotationsOf(screen);
    test(screen.name, { annotation }, async ({ page, mock, sizes, language }, testInfo) => {
      await addFaults(mock, faults);
      const pending = watchRequests(page, !screen.isWaiting);
      await page.goto(language === undefined ? path : `${path}&lang=${language}`);
      await screen.prepare?.({
        page,
        ...pageObjectsOf(page),
        texts: language === 'fa' ? fa : en,
        addFaults: (more) => addFaults(mock, more),
      });
      await takePictures({ page, screen, sizes, pending }, testInfo);
      // The oracle inspects open pages, and would report the endless loading.
      if (screen.isWaiting) await page.close();
    });
  });
}

/** The facts that the gallery shows beside the name. */
function annotationsOf({ path, persona, client, way, faults = {} }: Screen) {
  const faultTexts = Object.entries(faults).map(
    ([call, fault]) => `${call}: ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`,
  );
  const facts = { address: path, persona, client, way, faults: faultTexts.join(', ') || undefined };
  return Object.entries(facts).flatMap(([type, description]) =>
    description === undefined ? [] : [{ type, description }],
  );
}
