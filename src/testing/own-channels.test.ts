import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** What a test file in another thread does. */
const otherThread = `
  const { BroadcastChannel } = require('node:worker_threads');
  const channel = new BroadcastChannel('shenidar-player');
  channel.postMessage('theirs');
  channel.close();
`;

it('hears its own thread alone', async () => {
  const heard: unknown[] = [];
  const [channel, tab] = [1, 2].map(() => new BroadcastChannel('shenidar-player'));
  channel?.addEventListener('message', ({ data }) => heard.push(data));
  await once(new Worker(otherThread, { eval: true }), 'exit');
  tab?.postMessage('ours');
  await expect.poll(() => heard).toEqual(['ours']);
  channel?.close();
  tab?.close();
});
