/** `npm start`: serves the app with the in-browser mock, and the simulator, with Vite's dev server. */
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { createServer } from 'vite';
import { parsePort, parseUsage, startErrorMessage } from './lib/command';
import { endWithParent } from './lib/end-with-parent';
import { exitNotReady, root } from './lib/prepare.mjs';
import { unwritableReason } from './lib/unwritable-reason';

const DEFAULT_PORT = 5173;

const program = new Command('npm start --')
  .description('Serves the app with the in-browser mock, and the simulator.')
  .addOption(
    new Option(
      '--port <number>',
      `exactly this port, 0 takes any free one; default: the first free port from ${DEFAULT_PORT}`,
    ).argParser(parsePort),
  );

const { port } = parseUsage(program).opts<{ port?: number }>();
const reason = unwritableReason(join(root, 'node_modules', '.vite'));
if (reason !== undefined) {
  exitNotReady(`The dev server's cache cannot be written (${reason}). Make the checkout writable.`);
}
const server = await createServer({
  clearScreen: false,
  server: port === undefined ? {} : { port, strictPort: true },
});
try {
  await server.listen();
} catch (error) {
  exitNotReady(startErrorMessage(error, port ?? DEFAULT_PORT));
}
endWithParent(async () => {
  await server.close();
  process.exit(0);
});

const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port ?? DEFAULT_PORT}/`;
if (port === undefined && new URL(address).port !== String(DEFAULT_PORT)) {
  console.log(`Port ${DEFAULT_PORT} is in use, so this is the next free one.`);
}
console.log(`Shenidar:  ${address}`);
console.log(`Simulator: ${new URL('native-simulator/', address).href}`);
console.log('Press Ctrl+C to stop.');
