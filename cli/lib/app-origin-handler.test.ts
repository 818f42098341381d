import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personaSignInUrl } from './persona-sign-in';
import { serveBuild, type ApiHandler, type ServedBuild } from '../../scripts/serving/serve-build';
import { serveSimulator } from '../../scripts/serving/serve-simulator';
import { withSimulatorRedirect } from './app-origin-handler';

let folder = '';
const running: ServedBuild[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  for (const name of ['app', 'simulator']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), `<html><head></head>${name}</html>`);
  }
  writeFileSync(join(folder, 'simulator', 'frame.js'), 'first()');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  rmSync(folder, { recursive: true });
});

const mock: ApiHandler = {
  handlesPath: (path) => path.startsWith('/api/'),
  listener: (_request, response) => response.end('from the mock'),
};

/** The simulator beside the app, as `launch --prod` serves them. */
async function start() {
  const app = join(folder, 'app');
  const simulator = await serveSimulator(app, join(folder, 'simulator'), mock);
  const own = await serveBuild({
    folder: app,
    port: 0,
    api: withSimulatorRedirect(simulator.url, mock),
  });
  running.push(simulator, own);
  const get = async (base: ServedBuild, path: string) => {
    const asPage = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
    const response = await fetch(new URL(path, base.url), asPage);
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
  return { simulator, own, get };
}

it('inserts the bridge script into the pages of the phones and keeps the production headers', async () => {
  const { simulator, get } = await start();
  for (const path of ['/', '/pdp/9063']) {
    const { text, headers } = await get(simulator, path);
    expect(text).toContain('<head><script src="/native-simulator/frame.js"></script>');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  }
  expect((await get(simulator, '/native-simulator/frame.js')).text).toBe('first()');
  expect((await get(simulator, '/native-simulator/?client=iGap')).text).toContain('simulator');
  expect((await get(simulator, '/api/storefront')).text).toBe('from the mock');
});

const networkAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

it.skipIf(networkAddress === undefined)(
  'serves the simulator to this machine only, unless a host is given',
  async () => {
    const { port } = new URL((await start()).simulator.url);
    await expect(fetch(`http://${networkAddress}:${port}/`)).rejects.toThrow();
    const folders = [join(folder, 'app'), join(folder, 'simulator')] as const;
    const open = await serveSimulator(...folders, mock, '0.0.0.0');
    running.push(open);
    const address = `http://${networkAddress}:${new URL(open.url).port}/native-simulator/frame.js`;
    expect((await fetch(address)).status).toBe(200);
  },
);

it('leaves the app unchanged and redirects to the simulator', async () => {
  const { simulator, own, get } = await start();
  const page = await get(own, '/');
  expect(page.text).not.toContain('script');
  const asked = await get(own, '/native-simulator/?client=iGap');
  expect(asked.status).toBe(302);
  expect(asked.headers.get('location')).toBe(`${simulator.url}native-simulator/?client=iGap`);
  expect((await get(own, '/api/storefront')).text).toBe('from the mock');
});

it('signs in known personas only and redirects to paths of the app only', async () => {
  const { own, get } = await start();
  const to = '/pdp/9063?a=</script>#b';
  const good = await get(own, personaSignInUrl(own.url, 'spender', to));
  expect(good.status).toBe(200);
  expect(good.text).toContain('09120000003');
  expect(good.text.match(/<\/script>/g)).toHaveLength(1);
  for (const [persona, path] of [
    ['stranger', '/'],
    ['spender', '//elsewhere.test/'],
    ['spender', 'https://elsewhere.test/'],
  ] as const) {
    expect((await get(own, personaSignInUrl(own.url, persona, path))).status).toBe(400);
  }
});
