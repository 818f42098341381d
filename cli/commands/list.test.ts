import { expect, it } from 'vitest';
import { clients as rows } from '../../src/shared/config/clients';
import { combinationsOf } from '../../src/shared/config/combinations';
import { runWith } from '../testing/run-with';

const all = combinationsOf();
const existing = all.filter(({ reason }) => reason === undefined);

it('prints one JSON document with all combinations', async () => {
  const { exitCode, stdout, stderr } = await runWith('list --json');
  expect(exitCode).toBe(0);
  expect(stderr).toBe('');
  const { clients, environments, combinations } = JSON.parse(stdout) as {
    clients: unknown[];
    environments: unknown[];
    combinations: { valid: boolean; reason?: string }[];
  };
  expect(clients).toHaveLength(rows.length);
  expect(environments).toContainEqual({ name: 'pwa', offers: ['web'] });
  expect(combinations).toHaveLength(all.length);
  expect(combinations.filter(({ valid }) => valid)).toHaveLength(existing.length);
  expect(combinations.every(({ valid, reason }) => valid === (reason === undefined))).toBe(true);
  expect(combinations[0]).toEqual({
    client: 'Develop',
    clientId: '10',
    environment: 'webview-new',
    platform: 'web',
    valid: false,
    reason: 'Develop exists in the dev environments only.',
  });
});

it('prints tables with the reasons', async () => {
  const { stdout } = await runWith('list');
  expect(stdout).toMatch(/^CafeBazaar +2 +market$/m);
  expect(stdout).toMatch(/^landing-webview-dev +web, android, ios$/m);
  expect(stdout).toMatch(/^iGap +pwa +web +yes$/m);
  expect(stdout).toMatch(/^CafeBazaar +pwa +web +no: CafeBazaar runs on android only\.$/m);
  expect(stdout).toContain(`${existing.length} of ${all.length} combinations exist.`);
});
