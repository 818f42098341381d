import { expect, it, vi } from 'vitest';
import { quitAndStop } from './engine-driver';

it('stops what was started for a browser after the browser has ended', async () => {
  const steps: string[] = [];
  await quitAndStop(
    async () => steps.push('quit'),
    () => steps.push('stop'),
  );
  expect(steps).toEqual(['quit', 'stop']);
});

it('stops it as well when the browser does not end', async () => {
  const stop = vi.fn();
  await expect(quitAndStop(() => Promise.reject(new Error('lost')), stop)).rejects.toThrow('lost');
  expect(stop).toHaveBeenCalledOnce();
});
