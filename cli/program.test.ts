import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clients, type Client } from '../src/shared/config/clients';
import { environments } from '../src/shared/config/environments';
import { runArguments, runWith } from './testing/run-with';

const commands = ['list', 'launch', 'e2e', 'mock', 'doctor'];

it.each(commands)('%s has help with examples', async (command) => {
  const { exitCode, stdout, stderr } = await runWith(`${command} --help`);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`Examples:\n  shenidar ${command}`);
  expect(stderr).toBe('');
});

it('lists the commands and the exit codes in the general help', async () => {
  const { stdout } = await runWith('--help');
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command}`, 'm'));
  expect(stdout).toContain('130 interrupted');
});

describe('bad usage', () => {
  it.each([
    ['', 'Usage'],
    ['lanch', 'Did you mean launch?'],
    ['list --jsn', 'Did you mean --json?'],
    ['launch --environment pwa', "unknown option '--environment'. The nearest names are --env, "],
    ['e2e --browsers', 'Did you mean --browser?'],
    ['start', "unknown command 'start'. The nearest names are "],
    ['launch --client CafeBazar --env pwa', 'The nearest names are CafeBazaar'],
    ['launch --client 99 --env pwa', 'The nearest names are 9, '],
    // Two clients have this id.
    ['launch --client 100 --env pwa', 'The nearest names are 10, 11, 12.'],
    ['launch --client other --env pwa-de', 'The nearest names are pwa-dev, pwa'],
    ['launch --client other --env pwa --platform andriod', 'Allowed choices are web, android, ios'],
    ['launch --client CafeBazaar --env pwa', 'CafeBazaar runs on android only.'],
    ['launch --client Develop --env pwa', 'Develop exists in the dev environments only.'],
    ['launch --client other', 'Missing --env'],
    ['launch --env pwa', 'Missing --client'],
    ['launch', 'Missing --client and --env'],
    ['launch --client other --env pwa --dev --prod', "cannot be used with option '--prod'"],
    ['launch --client other --env pwa --mock browser', 'does not contain the mock'],
    [
      'launch --client other --env pwa-dev --mock browser',
      'pwa-dev is reserved for a service worker',
    ],
    ['launch --client other --env pwa --port 70000', 'Give a port from 0 to 65535'],
    ['launch --client other --env pwa --path //elsewhere.test/', 'A path begins with one slash'],
    ['launch --client other --env pwa --path pdp', 'A path begins with one slash'],
    ['launch --client other --env pwa --path //[', 'A path begins with one slash'],
    ['launch --client other --env pwa --persona spendr', 'Allowed choices are newcomer'],
    ['launch --client 12 --env pwa --persona spender --mock none', 'is an account of the mock'],
    [
      'launch --client CafeBazaar --env app-webview-dev --persona spender --mock none',
      'is an account of the mock',
    ],
    [
      'launch --client other --env landing-webview-dev --persona spender --mock browser',
      'needs --mock http',
    ],
    ['launch --client other --env pwa --timeout soon', 'Give seconds'],
    ['e2e --all --grep (', 'Give a valid regular expression'],
    ['e2e', 'Choose combinations with --client, --env, --platform or --all'],
    ['e2e --all --shard 3/2', 'Give a part of a total'],
    ['e2e --all --workers 0', 'Give a number of at least 1'],
    ['mock --port x', 'Give a port from 0 to 65535'],
  ])('shenidar %s exits with 2 and prints one line with "%s"', async (args, line) => {
    const { exitCode, stdout, stderr } = await runWith(args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(line);
    if (args !== '') expect(stderr.split('\n')).toHaveLength(1);
  });

  it.each(['2;touch x', '$(touch x)', '`touch x`', '2\ntouch x', '../2', '--', '', '%00'])(
    'treats %j as an ordinary unknown name',
    async (client) => {
      const args = ['launch', `--client=${client}`, '--env', 'pwa'];
      const { exitCode, stderr } = await runArguments(args);
      expect(exitCode).toBe(2);
      expect(stderr).toContain(`no client ${JSON.stringify(client)}`);
      expect(stderr.split('\n')).toHaveLength(1);
    },
  );
});

it('takes platforms alone as a choice of browser tests', async () => {
  const suites = () => [{ name: 'smoke', appliesTo: {} }];
  const { exitCode, stdout } = await runWith('e2e --platform ios --list', { suites });
  expect(exitCode).toBe(0);
  expect(stdout).toContain('/ios');
  expect(stdout).not.toMatch(/\/(?:web|android)\b/);
});

describe('a client that is added to the table', () => {
  const neighbour: Client = { name: 'Neighbour', id: '18', kind: 'partner', brand: 'shenidar' };
  const rows = { clients: [...clients, neighbour], environments };

  it('appears in the list with its combinations', async () => {
    const { stdout } = await runWith('list --json', { rows });
    const listing = JSON.parse(stdout) as {
      clients: unknown[];
      combinations: { client: string; valid: boolean }[];
    };
    expect(listing.clients).toContainEqual({ name: 'Neighbour', id: '18', kind: 'partner' });
    const own = listing.combinations.filter(({ client }) => client === 'Neighbour');
    expect([own.length, own.filter(({ valid }) => valid).length]).toEqual([15, 5]);
  });

  it('appears in the help and in suggestions', async () => {
    expect((await runWith('launch --help', { rows })).stdout).toContain('Neighbour (18)');
    const { stderr } = await runWith('launch --client Neighbor --env pwa', { rows });
    expect(stderr).toContain('The nearest names are Neighbour');
  });

  it('appears in the plan of the browser tests', async () => {
    const suites = () => [{ name: 'smoke', appliesTo: {} }];
    const { stdout } = await runWith('e2e --client 18 --list', { rows, suites });
    expect(stdout).toContain('Neighbour/pwa/web');
    expect(stdout).toMatch(/^Neighbour\/pwa\/android +Neighbour runs on web only\.$/m);
  });
});

it('names the port that another program has taken since it was free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const launch = () =>
    new Promise<never>((_resolve, reject) => {
      createServer().once('error', reject).listen(port);
    });
  const { exitCode, stderr } = await runWith('launch --client 10 --env pwa', { launch });
  other.close();
  expect(exitCode).toBe(3);
  expect(stderr).toContain(`Port ${port} is in use. Choose another`);
});

it.each(['no-such-host.invalid', '192.0.2.1'])(
  'says that a server cannot listen on the host %s',
  async (host) => {
    const launch = () =>
      new Promise<never>((_resolve, reject) => {
        createServer().once('error', reject).listen(0, host);
      });
    const { exitCode, stderr } = await runWith('launch --client 10 --env pwa', { launch });
    expect(exitCode).toBe(3);
    expect(stderr).toBe(
      `${host} is no address of this machine. Choose another with --host, or leave it out for localhost.`,
    );
  },
);

describe('an option for one value', () => {
  it.each([
    'launch --client other --client Myket --env pwa',
    'launch --client other --env pwa --env pwa-dev',
    'launch --client other --env pwa --port 1 --port 2',
    'mock --port 1 --port 2',
    'e2e --all --grep a --grep b',
  ])('must not be repeated: shenidar %s', async (args) => {
    const { exitCode, stdout, stderr } = await runWith(args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: option '--\w+ <.+>' was given twice\. Give it once\.$/);
  });

  it('is different from one for several values', async () => {
    const suites = () => [{ name: 'smoke', appliesTo: {} }];
    const args = 'e2e --client Myket --client iGap --env pwa --env webview-new --list';
    const { exitCode, stdout } = await runWith(args, { suites });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('iGap/pwa/web');
    expect(stdout).toContain('Myket/webview-new/android');
  });
});
