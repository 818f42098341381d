import { expect, it } from 'vitest';
import { openCommand } from './open-command';

const url = 'http://localhost/?a=1&b=$(c)';

it.each([
  ['linux', 'xdg-open', [url]],
  ['freebsd', 'xdg-open', [url]],
  ['darwin', 'open', [url]],
  ['win32', 'rundll32', ['url.dll,FileProtocolHandler', url]],
] as const)('passes the whole address as one argument on %s', (system, command, args) => {
  expect(openCommand(system, url)).toEqual({ command, args });
});
