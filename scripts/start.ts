/** `npm start`: serves the app with the in-browser mock, and the simulator, with Vite's dev server. */
import { createServer } from 'vite';
import { endWithParent } from './lib/end-with-parent';
import { exitNotReady } from './lib/prepare.mjs';

const firstPort = '5173';

const server = await createServer({ clearScreen: false });
try {
  await server.listen();
} catch (error) {
  exitNotReady(
    `The dev server could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
}
endWithParent(async () => {
  await server.close();
  process.exit(0);
});

const address = server.resolvedUrls?.local[0] ?? `http://localhost:${firstPort}/`;
if (new URL(address).port !== firstPort) {
  console.log(`Port ${firstPort} is taken, so this is the next free one.`);
}
console.log(`Shenidar:  ${address}`);
console.log(`Simulator: ${new URL('native-simulator/', address).href}`);
console.log('Press Ctrl+C to stop.');
