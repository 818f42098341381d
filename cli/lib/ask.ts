import { createInterface } from 'node:readline/promises';
import type { Question } from '../deps';
import { interruptedFailure } from './interruption';
import { unknownNameFailure } from './names';

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks with a numbered list until a number or a name of it is answered.
 * @throws {CommandFailure} when it is interrupted, by the signal or by the end of the input
 */
export async function ask(
  { text, choices }: Question,
  { input, output }: Streams,
  interrupted: AbortSignal,
): Promise<string> {
  const lines = createInterface({ input, output });
  // Here a terminal gives Ctrl+C as a key, not as a signal.
  lines.on('SIGINT', () => lines.close());
  const ended = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(interruptedFailure());
    lines.once('close', giveUp);
    interrupted.addEventListener('abort', giveUp, { once: true });
  });
  const names = choices.map(({ value }) => value);
  const number = (index: number) => String(index + 1).padStart(3);
  try {
    choices.forEach(({ label }, index) => output.write(`${number(index)}  ${label}\n`));
    for (;;) {
      const question = lines.question(`${text} (1 to ${choices.length}, or a name): `);
      const answer = (await Promise.race([question, ended])).trim();
      const chosen = choices[Number(answer) - 1]?.value;
      const named = names.find((name) => name.toLowerCase() === answer.toLowerCase());
      const value = chosen ?? named;
      if (value !== undefined) return value;
      output.write(`${unknownNameFailure(text.toLowerCase(), answer, names).message}\n`);
    }
  } finally {
    ended.catch(() => undefined);
    lines.close();
  }
}
