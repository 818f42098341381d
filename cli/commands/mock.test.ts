import { expect, it, vi } from 'vitest';
import { runWith } from '../testing/run-with';

it('serves until it is interrupted, then closes the server', async () => {
  const interruption = new AbortController();
  const close = vi.fn(() => Promise.resolve());
  const startMock = vi.fn(() => {
    setTimeout(() => interruption.abort());
    return Promise.resolve({ url: 'http://localhost:7', close });
  });
  const deps = { startMock, interrupted: interruption.signal };
  const { exitCode, stdout } = await runWith('mock --port 7 --json', deps);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ event: 'ready', mockUrl: 'http://localhost:7' });
  expect(startMock).toHaveBeenCalledWith({ port: 7, host: 'localhost' });
  expect(close).toHaveBeenCalledOnce();
});

it('names the addresses of the API, its documentation and its gallery', async () => {
  const startMock = vi.fn(async () => ({
    url: 'http://localhost:4010',
    close: () => Promise.resolve(),
  }));
  const { stdout } = await runWith('mock', { startMock, interrupted: AbortSignal.abort() });
  expect(stdout.split('\n')).toEqual([
    'Mock API: http://localhost:4010/',
    'Docs:     http://localhost:4010/__mock/docs',
    'Gallery:  http://localhost:4010/__mock/gallery',
  ]);
  expect(startMock).toHaveBeenCalledWith({ port: 4010, host: 'localhost' });
});

it('exits with 3 and one line when the port is in use', async () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  const { exitCode, stderr } = await runWith('mock', { startMock: () => Promise.reject(taken) });
  expect(exitCode).toBe(3);
  expect(stderr).toBe(
    'Port 4010 is in use. Choose another with --port, or use --port 0 for any free one.',
  );
});
