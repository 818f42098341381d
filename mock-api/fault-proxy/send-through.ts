import type { Socket } from 'node:net';

import type { Toxic } from './toxics';

/** How often a slow connection gets its next piece, in ms. */
const PIECE_INTERVAL_MS = 50;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** `value` give or take `variation`. */
const around = (random: () => number, value: number, variation = 0): number =>
  value + Math.round((random() * 2 - 1) * variation);

/** Sends a whole answer and ends the connection, as the toxic lets it. */
export async function sendThrough(
  socket: Socket,
  answer: Buffer,
  toxic: Toxic,
  random: () => number,
): Promise<void> {
  switch (toxic.type) {
    case 'latency':
      await wait(Math.max(0, around(random, toxic.ms, toxic.jitterMs)));
      socket.end(answer);
      return;
    case 'bandwidth':
      await inPieces(socket, answer, PIECE_INTERVAL_MS, () => bytesPerPiece(toxic.bytesPerSecond));
      return;
    case 'slicer':
      await inPieces(socket, answer, toxic.delayMs ?? 0, () =>
        around(random, toxic.averageBytes, toxic.variationBytes),
      );
      return;
    case 'slow_close':
      await written(socket, answer);
      await wait(toxic.ms);
      socket.end();
      return;
    case 'limit_data':
      socket.end(answer.subarray(0, toxic.bytes));
      return;
    case 'timeout':
    case 'reset_peer':
      await written(socket, answer.subarray(0, toxic.afterBytes ?? 0));
      await breakOff(socket, toxic);
  }
}

const bytesPerPiece = (bytesPerSecond: number): number =>
  Math.ceil((bytesPerSecond * PIECE_INTERVAL_MS) / 1000);

/** A timeout without a time never ends; a reset without one comes at once. */
async function breakOff(
  socket: Socket,
  { type, ms }: Extract<Toxic, { type: 'timeout' | 'reset_peer' }>,
): Promise<void> {
  if (type === 'timeout' && ms === undefined) return;
  await wait(ms ?? 0);
  if (type === 'reset_peer') socket.resetAndDestroy();
  else socket.destroy();
}

/** Writes piece after piece and the end, unless the other side goes before. */
async function inPieces(
  socket: Socket,
  answer: Buffer,
  delayMs: number,
  nextSize: () => number,
): Promise<void> {
  socket.setNoDelay(true);
  for (let at = 0; at < answer.length && !socket.destroyed;) {
    const end = at + Math.max(1, nextSize());
    await written(socket, answer.subarray(at, end));
    at = end;
    if (at < answer.length) await wait(delayMs);
  }
  socket.end();
}

function written(socket: Socket, bytes: Buffer): Promise<void> {
  if (bytes.length === 0 || socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    // A connection that has gone is found by the caller.
    socket.write(bytes, () => resolve());
  });
}
