import { expect, it } from 'vitest';
import { runWith } from '../testing/run-with';

const good = { name: 'node', ok: true, detail: '20.20.2' };
const bad = { name: 'browser', ok: false, detail: 'none found', hint: 'Install one.' };

it('succeeds when every check passes', async () => {
  const checkMachine = () => Promise.resolve([good]);
  const { exitCode, stdout } = await runWith('doctor --json', { checkMachine });
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ ok: true, checks: [good] });
});

it('exits with 3 and prints each failed check with its fix', async () => {
  const checkMachine = () => Promise.resolve([good, bad]);
  const asText = await runWith('doctor', { checkMachine });
  expect(asText.exitCode).toBe(3);
  expect(asText.stdout.split('\n')).toEqual([
    'good  node      20.20.2',
    'BAD   browser   none found',
    '                Install one.',
  ]);
  expect(asText.stderr).toBe(
    'This machine is not ready: browser. Follow the hints above, then run shenidar doctor again.',
  );
  const asJson = await runWith('doctor --json', { checkMachine });
  expect(asJson.exitCode).toBe(3);
  expect(JSON.parse(asJson.stdout)).toEqual({ ok: false, checks: [good, bad] });
});
