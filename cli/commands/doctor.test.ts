import { expect, it } from 'vitest';
import { runWith } from '../testing/run-with';

const good = { name: 'node', ok: true, detail: '20.20.2' };
const bad = { name: 'browser', ok: false, detail: 'none found', hint: 'Install one.' };

it('is well where everything is good', async () => {
  const checkMachine = () => Promise.resolve([good]);
  const { exitCode, stdout } = await runWith('doctor --json', { checkMachine });
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ ok: true, checks: [good] });
});

it('names what is missing with how to mend it: 3', async () => {
  const checkMachine = () => Promise.resolve([good, bad]);
  const asText = await runWith('doctor', { checkMachine });
  expect(asText.exitCode).toBe(3);
  expect(asText.stdout).toMatch(/BAD +browser +none found\n +Install one\./);
  expect(asText.stderr).toBe('Not ready: browser.');
  const asJson = await runWith('doctor --json', { checkMachine });
  expect(JSON.parse(asJson.stdout)).toEqual({ ok: false, checks: [good, bad] });
});
