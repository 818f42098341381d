import { describe, expect, it, vi } from 'vitest';
import type { Deps } from '../deps';
import { CommandFailure } from '../lib/failure';
import { startWithTimeout } from '../lib/interruption';
import { origin, readyAtOnce, simulatorOrigin } from '../testing/ready-launch';
import { runArguments, runWith } from '../testing/run-with';

describe('a launch that is ready', () => {
  it('prints one JSON line with --json, and closes all servers at the end', async () => {
    const deps = readyAtOnce();
    const { exitCode, stdout } = await runWith(
      'launch --client 2 --env app-webview-dev --mock http --json',
      deps,
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      event: 'ready',
      clientId: '2',
      client: 'CafeBazaar',
      environment: 'app-webview-dev',
      platform: 'android',
      url: `${origin}?clientId=2`,
      simulatorUrl: `${simulatorOrigin}native-simulator/?client=CafeBazaar&platform=android`,
      mockUrl: 'http://localhost:9',
    });
    expect(deps.close).toHaveBeenCalledOnce();
  });

  it('prints all that a developer needs, and serves until it is interrupted', async () => {
    const interruption = new AbortController();
    const { launch, close } = readyAtOnce();
    const printed: string[] = [];
    const openBrowser = vi.fn();
    const ended = runWith('launch --client iGap --env pwa --persona spender --open', {
      ...{ launch, openBrowser },
      interrupted: interruption.signal,
      out: (text) => printed.push(text),
    });
    await expect.poll(() => printed).toHaveLength(1);
    const persona = `${origin}__launch/persona?persona=spender&to=%2F%3FclientId%3D12`;
    expect(printed[0]?.split('\n')).toEqual([
      `App:       ${persona}`,
      `Simulator: ${simulatorOrigin}native-simulator/?client=iGap&platform=web&persona=spender`,
      'Mock API:  http://localhost:9',
      'Persona:   09120000003, password shenidar-1404',
      'Press Ctrl+C to stop.',
    ]);
    // What follows at once has had its turn.
    await new Promise(setImmediate);
    expect(close).not.toHaveBeenCalled();
    expect(openBrowser).toHaveBeenCalledExactlyOnceWith(persona);
    interruption.abort();
    expect((await ended).exitCode).toBe(0);
    expect(close).toHaveBeenCalledOnce();
  });

  it('prints addresses with the path and the token', async () => {
    const { stdout } = await runArguments(
      ['launch', '--client=iGap', '--env=landing webview dev', '--path=/pdp/9063?a=1#b'].concat(
        '--token=a&b=$(c)',
      ),
      readyAtOnce(),
    );
    expect(stdout).toContain(`${origin}pdp/9063?a=1&clientId=12&token=a%26b%3D%24%28c%29#b`);
    expect(stdout).toContain('path=%2Fpdp%2F9063%3Fa%3D1%23b&token=a%26b');
  });

  it('passes an empty token on, as a partner may send it', async () => {
    const args = ['launch', '--client=iGap', '--env=landing-webview-dev', '--token='];
    const { stdout } = await runArguments(args, readyAtOnce());
    expect(stdout).toContain(`App:       ${origin}?clientId=12&token=\n`);
    expect(stdout).toMatch(/^Simulator: .*&token=$/m);
  });

  it('opens the web app for a persona through the sign-in page, with the mock over HTTP', async () => {
    const deps = readyAtOnce();
    const path = '/profile#player';
    const args = `launch --client iGap --env landing-webview-dev --path ${path} --persona spender`;
    const { stdout } = await runWith(args, deps);
    const to = encodeURIComponent('/profile?clientId=12#player');
    expect(stdout).toContain(`App:       ${origin}__launch/persona?persona=spender&to=${to}\n`);
    const query = `client=iGap&platform=web&path=${encodeURIComponent(path)}&persona=spender`;
    expect(stdout).toContain(`${simulatorOrigin}native-simulator/?${query}\n`);
    expect(stdout).toContain('09120000003, password shenidar-1404');
    expect(deps.launch.mock.calls[0]?.[0].mock).toBe('http');
  });

  it('leaves the sign-in of a persona on a native platform to the simulator', async () => {
    const deps = readyAtOnce();
    const args = 'launch --client CafeBazaar --env app-webview-dev --persona spender';
    const { stdout } = await runWith(args, deps);
    const simulator = `${simulatorOrigin}native-simulator/?client=CafeBazaar&platform=android`;
    // The mock in the browser has no address of its own.
    expect(stdout.split('\n')).toEqual([
      `App:       ${origin}?clientId=2`,
      `Simulator: ${simulator}&persona=spender`,
      'Persona:   09120000003, password shenidar-1404',
      'Press Ctrl+C to stop.',
    ]);
    expect(deps.launch.mock.calls[0]?.[0].mock).toBe('browser');
  });

  it.each([
    ['other', 'pwa', 'http://localhost:1234/?clientId=10'],
    [
      'CafeBazaar',
      'webview-new',
      `${simulatorOrigin}native-simulator/?client=CafeBazaar&platform=android`,
    ],
  ])('opens %s in %s at an address that shows its platform', async (client, env, address) => {
    const openBrowser = vi.fn();
    await runWith(`launch --client ${client} --env ${env} --open`, {
      ...readyAtOnce(),
      openBrowser,
    });
    expect(openBrowser).toHaveBeenCalledExactlyOnceWith(address);
  });
});

it.each([
  ['--client 10 --env pwa-dev', { isBuilt: false, mock: 'http', port: 5173 }],
  ['--client 10 --env landing-webview-dev', { isBuilt: false, mock: 'browser', port: 5173 }],
  ['--client 10 --env landing-webview-dev --prod', { isBuilt: true, mock: 'http', port: 4173 }],
  ['--client 10 --env pwa', { isBuilt: true, mock: 'http', port: 4173 }],
  ['--client 10 --env pwa --dev', { isBuilt: false, mock: 'http', port: 5173 }],
  ['--client 10 --env pwa --mock none --port 0', { isBuilt: true, mock: 'none', port: 0 }],
])('launch %s chooses the right defaults', async (args, plan) => {
  const deps = readyAtOnce();
  await runWith(`launch ${args}`, deps);
  expect(deps.launch.mock.calls[0]?.[0]).toMatchObject(plan);
});

it.each([
  ['', 'localhost'],
  [' --host 0.0.0.0', '0.0.0.0'],
])('launch%s listens on %s', async (option, host) => {
  const deps = readyAtOnce();
  await runWith(`launch --client 10 --env pwa${option}`, deps);
  expect(deps.launch.mock.calls[0]?.[0]).toMatchObject({ host });
});

it.each([
  ['0.5', 0],
  ['3600', 0],
  ['3600.5', 2],
  ['0', 2],
  ['-1', 2],
])('launch --timeout %s exits with %i', async (seconds, expected) => {
  const args = `launch --client 10 --env pwa --timeout=${seconds}`;
  expect((await runWith(args, readyAtOnce())).exitCode).toBe(expected);
});

describe('a start that fails', () => {
  it('names in the help the time after which it gives up', async () => {
    const { stdout } = await runWith('launch --help', { startTimeoutMs: 90_000 });
    expect(stdout).toMatch(/--timeout <seconds>[^-]*default: 90\n/);
  });

  it('exits with 4 after the timeout', async () => {
    const launch: Deps['launch'] = (_plan, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('late')));
      });
    const { exitCode, stderr } = await runWith('launch --client 10 --env pwa', {
      launch,
      startTimeoutMs: 5,
    });
    expect(exitCode).toBe(4);
    expect(stderr).toBe('Not ready after 0.005 seconds. Allow more with --timeout.');
    const other = await runWith('launch --client 10 --env pwa --timeout 0.002', { launch });
    expect(other.stderr).toBe('Not ready after 0.002 seconds. Allow more with --timeout.');
  });

  it('exits with 130 after an interruption and closes servers that start too late', async () => {
    const interruption = new AbortController();
    const close = vi.fn(() => Promise.resolve());
    const launch: Deps['launch'] = async () => {
      interruption.abort();
      return { origin, simulatorOrigin, mockUrl: null, close };
    };
    const deps = { launch, interrupted: interruption.signal };
    expect((await runWith('launch --client 10 --env pwa', deps)).exitCode).toBe(130);
    expect(close).toHaveBeenCalledOnce();
  });

  it('waits for no time limit any more once it is ready', async () => {
    vi.useFakeTimers();
    try {
      const interrupted = AbortSignal.abort();
      const running = { origin, simulatorOrigin, mockUrl: null, close: () => Promise.resolve() };
      const start = () => Promise.resolve(running);
      await startWithTimeout(start, 60_000, new AbortController().signal);
      expect(vi.getTimerCount()).toBe(0);
      await expect(startWithTimeout(start, 60_000, interrupted)).rejects.toThrow('Interrupted');
    } finally {
      vi.useRealTimers();
    }
  });

  it('exits with 3 when the port is in use', async () => {
    const launch = () => Promise.reject(new CommandFailure('notReady', 'Port 5173 is in use.'));
    const { exitCode, stdout, stderr } = await runWith('launch --client 10 --env pwa', { launch });
    expect([exitCode, stdout, stderr]).toEqual([3, '', 'Port 5173 is in use.']);
  });
});
