import type { Socket } from 'node:net';

import type { Toxic } from './toxics';

const PIECE_INTERVAL_MS = 50;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** A random number in `value` ± `variation`. */
const around = (random: () => number, value: number, variation = 0): number =>
  value + Math.round((random() * 2 - 1) * variation);

/** Sends an answer with a toxic applied and closes the connection. */
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

/** Without `ms`, a timeout never closes the connection and a reset is immediate. */
async function breakOff(
  socket: Socket,
  { type, ms }: Extract<Toxic, { type: 'timeout' | 'reset_peer' }>,
): Promise<void> {
  if (type === 'timeout' && ms === undefined) return;
  await wait(ms ?? 0);
  if (type === 'reset_peer') socket.resetAndDestroy();
  else socket.destroy();
}

/** Writes the answer in pieces. Stops if the caller closes the connection. */
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
    // Ignore errors here: `inPieces` checks for a closed connection.
    socket.write(bytes, () => resolve());
  });
}
