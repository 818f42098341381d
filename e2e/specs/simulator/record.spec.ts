import { readFileSync, writeFileSync } from 'node:fs';

import { en } from '../../../native-simulator/page/i18n/en';
import { parseRecording } from '../../../native-simulator/recording/parse-recording';
import { expect } from '../../fixtures/test';
import { test } from './simulator-test';

test('a purchase is recorded, goes the same again, and another way without a method', async ({
  page,
  openSimulator,
}, testInfo) => {
  const simulator = await openSimulator('?client=CafeBazaar&persona=newcomer&path=/credit');
  const pay = simulator.phone.getByRole('button', { name: /۵۰٬۰۰۰/ }).first();
  await expect(pay).toBeVisible();

  await simulator.record();
  await pay.click();
  await page.getByRole('button', { name: en.sheet.purchased, exact: true }).click();
  await expect(simulator.logged('marketPurchaseResult')).toContainText('4');
  await simulator.stop.click();

  const file = testInfo.outputPath('session.json');
  await (await simulator.download()).saveAs(file);
  const parsed = parseRecording(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
  await simulator.replay();
  await expect(simulator.outcome).toHaveText(/^The same/);

  const { launch } = parsed.recording;
  const older = { ...parsed.recording, launch: { ...launch, removed: ['marketPurchase'] } };
  writeFileSync(file, JSON.stringify(older));
  await simulator.recordingFile.setInputFiles(file);
  await simulator.replay();
  await expect(simulator.outcome).toHaveText(/another way/);
  await expect(simulator.parting).toContainText('marketPurchase');
});
