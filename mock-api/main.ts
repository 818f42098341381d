import { parseArgs } from 'node:util';

import { startHttpMock } from './http';

const usage = 'Usage: npm run mock -- [--port 4010] [--host localhost]';
const usualPort = 4010;
const exitCodes = { badUsage: 2, notReady: 3 } as const;

interface Settings {
  readonly port: number;
  readonly host: string;
}

function fail(code: number, sentence: string): never {
  console.error(sentence);
  process.exit(code);
}

function readSettings(): Settings {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } },
    });
    const port = Number(values.port ?? usualPort);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new Error(`'${values.port}' is no port: give a number from 0 to 65535.`);
    }
    return { port, host: values.host };
  } catch (error) {
    return fail(exitCodes.badUsage, `${(error as Error).message}\n${usage}`);
  }
}

async function start({ port, host }: Settings) {
  try {
    return await startHttpMock({ port, host });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const reason = isTaken ? `Port ${port} is taken: choose another with --port.` : String(error);
    return fail(exitCodes.notReady, reason);
  }
}

const running = await start(readSettings());
console.log(`Mock API  ${running.url}/`);
console.log(`Docs      ${running.url}/__mock/docs`);
console.log(`Gallery   ${running.url}/__mock/gallery`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void running.close().then(() => process.exit(0));
  });
}
