/**
 * Measures the mock's start and searches in 10,000 titles over HTTP. Run it with
 * `npx tsx bench/mock-api.bench.ts`; it prints one line of JSON and checks no budget.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const connections = 16;
const WARM_UP_MS = 2000;
const MEASURED_MS = 8000;

const queries = [
  'q=' + encodeURIComponent('شاهنامه'),
  'q=' + encodeURIComponent('راز کتاب'),
  'q=' + encodeURIComponent('یك روز در شیراز'),
  'q=' + encodeURIComponent('مریم نیکو') + '&sort=newest',
  'q=' + encodeURIComponent('حکایت') + '&contentType=0&page=2',
  'genre=ghazal&sort=priceAsc',
  'listKey=new',
  'publisherId=604&sort=title&page=3',
];
const headers = {
  'client-id': '10',
  'version-code': '109',
  'api-level': '1',
  'device-id': 'bench',
};

async function startServer(): Promise<{ server: ChildProcess; url: string; startMs: number }> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const startedAt = performance.now();
  const command = ['scripts/run.mjs', 'scripts/mock.ts', '--port', '0'];
  const server = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = /http:\/\/[^/\s]+/.exec(line.toString())?.[0];
  if (!url) throw new Error(`The mock did not print its address, but: ${line.toString()}`);
  return { server, url, startMs: Math.round(performance.now() - startedAt) };
}

function send(agent: Agent, url: string, method = 'GET', body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends searches one after another on one connection. Resolves with their durations in ms. */
async function searchUntil(agent: Agent, url: string, end: number, first: number) {
  const times: number[] = [];
  for (let turn = first; performance.now() < end; turn++) {
    const startedAt = performance.now();
    const status = await send(agent, `${url}/api/booksSearch?${queries[turn % queries.length]}`);
    if (status !== 200) throw new Error(`A search answered ${status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function measure(url: string, ms: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + ms;
  const clients = Array.from({ length: connections }, (_, index) =>
    searchUntil(agent, url, end, index),
  );
  const times = (await Promise.all(clients)).flat();
  agent.destroy();
  return times.sort((a, b) => a - b);
}

const { server, url, startMs } = await startServer();
try {
  const single = new Agent({ keepAlive: true });
  await send(single, `${url}/__mock/reset`, 'POST', '{"catalogue":"large"}');
  single.destroy();
  await measure(url, WARM_UP_MS);
  const times = await measure(url, MEASURED_MS);
  const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(2));
  const perSecond = Math.round(times.length / (MEASURED_MS / 1000));
  console.log(
    JSON.stringify({ startMs, searchesPerSecond: perSecond, p50Ms: at(0.5), p99Ms: at(0.99) }),
  );
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
}
