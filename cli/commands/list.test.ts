import { expect, it } from 'vitest';
import { runWith } from '../testing/run-with';

it('prints one JSON document with all 180 combinations', async () => {
  const { exitCode, stdout, stderr } = await runWith('list --json');
  expect(exitCode).toBe(0);
  expect(stderr).toBe('');
  const { clients, environments, combinations } = JSON.parse(stdout) as {
    clients: unknown[];
    environments: unknown[];
    combinations: { valid: boolean; reason?: string }[];
  };
  expect(clients).toHaveLength(12);
  expect(environments).toContainEqual({ name: 'pwa', offers: ['web'] });
  expect(combinations).toHaveLength(180);
  expect(combinations.filter(({ valid }) => valid)).toHaveLength(61);
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
  expect(stdout).toMatch(/^iGap +pwa +web +yes$/m);
  expect(stdout).toMatch(/^CafeBazaar +pwa +web +no: CafeBazaar runs on android only\.$/m);
  expect(stdout).toContain('61 of 180 combinations exist.');
});
