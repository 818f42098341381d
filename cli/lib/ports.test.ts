import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

import { afterEach, expect, it } from 'vitest';

import { exitCodes } from './failure';
import { isPortFree, ensurePortFree } from './ports';

const server = createServer();
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const own = Object.values(networkInterfaces()).flatMap((each = []) =>
  each.map(({ address }) => address),
);
/** A machine may have no IPv6. */
const hosts = ['127.0.0.1', '::1'].filter((host) => own.includes(host));

it.each(hosts)('calls a port that is taken on %s alone taken', async (host) => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  await expect(ensurePortFree(port)).rejects.toMatchObject({ exitCode: exitCodes.notReady });
});
