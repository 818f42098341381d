import { describe, expect, it, vi } from 'vitest';
import type { Question } from '../deps';
import { readyAtOnce } from '../testing/ready-launch';
import { runArguments, runWith } from '../testing/run-with';

describe('on a terminal', () => {
  const answering = (...answers: string[]) =>
    vi.fn<(question: Question) => Promise<string>>(async () => answers.shift() ?? '');

  it('offers existing combinations and prints the equivalent command', async () => {
    const ask = answering('CafeBazaar', 'webview-new');
    const deps = { ...readyAtOnce(), isInteractive: true, ask };
    const { stdout } = await runWith('launch', deps);
    expect(ask.mock.calls.map(([{ text }]) => text)).toEqual(['Client', 'Environment']);
    expect(ask.mock.calls[1]?.[0].choices.map(({ value }) => value)).toEqual([
      'webview-new',
      'landing-webview-dev',
      'app-webview-dev',
    ]);
    expect(stdout).toContain(
      'npx shenidar launch --client CafeBazaar --env webview-new --platform android\n',
    );
  });

  it('repeats the given options in the equivalent command', async () => {
    const deps = { ...readyAtOnce(), isInteractive: true, ask: answering('other') };
    const options = [
      '--env=pwa',
      '--prod',
      '--port=0',
      '--host=0.0.0.0',
      "--path=/clp?q=it's",
      '--token=a&b',
    ];
    const { stdout } = await runArguments(['launch', ...options], deps);
    expect(stdout).toContain(
      String.raw`npx shenidar launch --client other --env pwa --platform web --prod --port 0 --host 0.0.0.0 --path '/clp?q=it'\''s' --token 'a&b'`,
    );
  });

  it.each([
    ...['--dev', '--open', '--mock http', '--persona collector', '--token partner-ok-iGap'],
    '--timeout 600',
  ])('repeats %s in the equivalent command', async (option) => {
    const deps = { ...readyAtOnce(), isInteractive: true, ask: answering('other') };
    const { stdout } = await runWith(
      `launch --env landing-webview-dev --platform web ${option}`,
      deps,
    );
    expect(stdout).toMatch(new RegExp(`--platform web ${option}\\n`));
  });

  it('offers only what has the given platform', async () => {
    const ask = answering('other');
    const deps = { ...readyAtOnce(), isInteractive: true, ask };
    await runWith('launch --env landing-webview-dev --platform ios', deps);
    expect(ask.mock.calls.map(([{ text }]) => text)).toEqual(['Client']);
    expect(deps.launch.mock.calls[0]?.[0].combination).toMatchObject({ platform: 'ios' });
  });

  it('asks for the platform if there are several', async () => {
    const ask = answering('other', 'ios');
    const deps = { ...readyAtOnce(), isInteractive: true, ask };
    await runWith('launch --env landing-webview-dev', deps);
    expect(ask.mock.calls.map(([{ text }]) => text)).toEqual(['Client', 'Platform']);
    expect(deps.launch.mock.calls[0]?.[0].combination).toMatchObject({ platform: 'ios' });
  });

  it('asks nothing with --json', async () => {
    const { exitCode } = await runWith('launch --json', { isInteractive: true });
    expect(exitCode).toBe(2);
  });
});
