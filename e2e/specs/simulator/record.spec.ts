import { readFileSync, writeFileSync } from 'node:fs';

import { packages } from '../../../fixtures/orders/packages';
import { parseRecording } from '../../../native-simulator/recording/parse-recording';
import { expect } from '../../fixtures/test';
import { test } from './simulator-test';

/** A replay starts the phone anew, and waits eight seconds for a call that does not come. */
const REPLAY = { timeout: 60_000 };

const [creditPackage] = packages as [(typeof packages)[0]];

test.setTimeout(180_000);

test('A developer records a purchase, replays it, and sees where a phone without the method diverges', async ({
  gotoSimulator,
}, testInfo) => {
  const simulator = await gotoSimulator('?client=CafeBazaar&persona=newcomer&path=/credit');
  const pay = simulator.app.creditPage.payFor(creditPackage);
  await expect(pay).toBeVisible();

  await simulator.record();
  await pay.click();
  await simulator.purchased.click();
  // The purchase is complete when the server has validated it and the market has received the last status.
  const purchase = simulator.step('marketPurchaseResult');
  await simulator.openStep('marketPurchaseResult');
  await expect(purchase.getByText('credit-subscription-validate')).toHaveCount(1);
  await expect(purchase.getByText('setMarketPurchaseStatus')).toHaveCount(2);
  await simulator.stop.click();

  const file = testInfo.outputPath('session.json');
  await (await simulator.download()).saveAs(file);
  const parsed = parseRecording(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
  await simulator.replay();
  await expect(simulator.outcome).toHaveText(/^No difference/, REPLAY);

  const { launch } = parsed.recording;
  const older = { ...parsed.recording, launch: { ...launch, removed: ['marketPurchase'] } };
  writeFileSync(file, JSON.stringify(older));
  await simulator.recordingFile.setInputFiles(file);
  await simulator.replay();
  await expect(simulator.outcome).toHaveText(/diverges/, REPLAY);
  await expect(simulator.divergence).toContainText('marketPurchase');
});
