import { expect, it } from 'vitest';

import { frameRules } from './frame-rules';

it('lets a foreign chat keep its origin, and takes messages of that origin only', () => {
  const { sandbox, messageOrigin } = frameRules('https://chat.test', 'https://app.test');
  expect(sandbox.split(' ')).toContain('allow-same-origin');
  expect(messageOrigin).toBe('https://chat.test');
});

it('takes the origin from a chat on the host of the app', () => {
  const { sandbox, messageOrigin } = frameRules('https://app.test', 'https://app.test');
  expect(sandbox.split(' ')).not.toContain('allow-same-origin');
  expect(messageOrigin).toBe('null');
});

it('never lets a chat move the page of the app', () => {
  for (const host of ['https://chat.test', 'https://app.test']) {
    expect(frameRules(host, 'https://app.test').sandbox).not.toContain('top-navigation');
  }
});
