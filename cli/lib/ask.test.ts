import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ask } from './ask';

const choices = ['web', 'android', 'pwa-dev', 'pwa'].map((value, index) => ({
  value,
  label: `${value} (${index})`,
}));
const question = { text: 'Platform', choices };

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';

/** A terminal whose user presses the next key when the screen has come to rest after the last one. */
function terminal(...keys: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = '';
  let resting: NodeJS.Immediate | undefined;
  output.on('data', (chunk: Buffer) => {
    screen += chunk.toString();
    clearImmediate(resting);
    resting = setImmediate(() => {
      const key = keys.shift();
      if (key !== undefined) input.write(key);
    });
  });
  return { input, output, screen: () => screen };
}

const neverInterrupted = new AbortController().signal;
const type = (text: string) => text.split('');

describe('the picker', () => {
  it.each([
    ['Enter alone', [ENTER], 'web'],
    ['the arrow keys', [DOWN, DOWN, ENTER], 'pwa-dev'],
    ['the first letters', [...type('andr'), ENTER], 'android'],
    ['capital letters', [...type('ANDR'), ENTER], 'android'],
    ['a part of the label', [...type('(1)'), ENTER], 'android'],
    ['a name that starts a longer one', [...type('pwa'), ENTER], 'pwa'],
    ['typed letters and an arrow key', [...type('pwa'), DOWN, ENTER], 'pwa-dev'],
  ])('chooses by %s', async (_how, keys, expected) => {
    expect(await ask(question, terminal(...keys), neverInterrupted)).toBe(expected);
  });

  it('shows the question and every choice', async () => {
    const user = terminal(ENTER);
    await ask(question, user, neverInterrupted);
    for (const { label } of choices) expect(user.screen()).toContain(label);
    expect(user.screen()).toContain('Platform');
  });

  it('does not accept text that matches nothing', async () => {
    const user = terminal(...type('zzz'), ENTER, CTRL_C);
    await expect(ask(question, user, neverInterrupted)).rejects.toMatchObject({ exitCode: 130 });
  });
});

it.each([
  ['answered', [ENTER]],
  ['interrupted', [CTRL_C]],
])('a question leaves no listener at the input after it was %s', async (_, keys) => {
  const user = terminal(...keys);
  await ask(question, user, neverInterrupted).catch(() => undefined);
  expect(user.input.listenerCount('end')).toBe(0);
});

describe('a question without an answer is an interruption', () => {
  it('when the user presses Ctrl+C', async () => {
    const answer = ask(question, terminal(CTRL_C), neverInterrupted);
    await expect(answer).rejects.toMatchObject({ exitCode: 130 });
  });

  it('when the process is interrupted', async () => {
    const interruption = new AbortController();
    const answer = ask(question, terminal(), interruption.signal);
    interruption.abort();
    await expect(answer).rejects.toMatchObject({ exitCode: 130 });
  });

  it('when the input ends', async () => {
    const user = terminal();
    const answer = ask(question, user, neverInterrupted);
    user.input.end();
    await expect(answer).rejects.toMatchObject({ exitCode: 130 });
  });
});
