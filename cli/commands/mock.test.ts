import { expect, it, vi } from 'vitest';
import { runWith } from '../testing/run-with';

it('stays until it is ended, then frees the port', async () => {
  const person = new AbortController();
  const close = vi.fn(() => Promise.resolve());
  const startMock = vi.fn(() => {
    setTimeout(() => person.abort());
    return Promise.resolve({ url: 'http://localhost:7', close });
  });
  const deps = { startMock, interrupted: person.signal };
  const { exitCode, stdout } = await runWith('mock --port 7 --json', deps);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ event: 'ready', mockUrl: 'http://localhost:7' });
  expect(startMock).toHaveBeenCalledWith({ port: 7, host: 'localhost' });
  expect(close).toHaveBeenCalledOnce();
});

it('says in one line that the port is taken: 3', async () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  const { exitCode, stderr } = await runWith('mock', { startMock: () => Promise.reject(taken) });
  expect(exitCode).toBe(3);
  expect(stderr).toBe('Port 4010 is taken. Choose another with --port, or 0 for any free one.');
});
