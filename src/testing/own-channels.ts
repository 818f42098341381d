import { BroadcastChannel as Channel, threadId } from 'node:worker_threads';

/**
 * Test files run side by side in threads of one process, and a channel reaches them all: a player would pause because
 * that of another file begins. Each thread has channels of its own.
 */
class OwnChannel extends Channel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
}

Object.assign(globalThis, { BroadcastChannel: OwnChannel });
