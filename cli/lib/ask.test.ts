import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { ask } from './ask';

const question = {
  text: 'Platform',
  choices: [
    { value: 'web', label: 'web' },
    { value: 'android', label: 'android' },
  ],
};

function conversation(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let said = '';
  output.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.endsWith('): ') && lines.length > 0) input.write(`${lines.shift() ?? ''}\n`);
  });
  return { input, output, said: () => said };
}

const nobody = new AbortController().signal;

it.each(['2', 'android', ' ANDROID '])('takes %j for android', async (answer) => {
  const { said, ...streams } = conversation(answer);
  expect(await ask(question, streams, nobody)).toBe('android');
  expect(said()).toContain('  1  web\n  2  android\nPlatform (1 to 2, or a name): ');
});

it.each(['0', '3', 'andrid', ''])('asks again after %j', async (answer) => {
  const { said, ...streams } = conversation(answer, '1');
  expect(await ask(question, streams, nobody)).toBe('web');
  expect(said()).toContain(`There is no platform ${JSON.stringify(answer)}; the nearest are`);
});

it('gives up when it is interrupted, or the input ends', async () => {
  const person = new AbortController();
  const asked = ask(question, conversation(), person.signal);
  person.abort();
  await expect(asked).rejects.toMatchObject({ exitCode: 130 });

  const streams = conversation();
  streams.input.end();
  await expect(ask(question, streams, nobody)).rejects.toMatchObject({ exitCode: 130 });
});
