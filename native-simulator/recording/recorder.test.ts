import { expect, it } from 'vitest';

import { createRecorder, type Recordable } from './recorder';
import { MAX_ENTRIES, MAX_NAME_LENGTH, type RecordedLaunch } from './recording';

const launch: RecordedLaunch = {
  client: '2',
  environment: 'app-webview-dev',
  platform: 'android',
  path: '/',
  persona: 'newcomer',
  tokens: { token: 'secret-of-launch', 'client-id': '2' },
};
const recorded = (...entries: Recordable[]) => {
  const recorder = createRecorder({ name: 'A session', launch });
  for (const entry of entries) recorder.add(entry);
  return recorder.finish();
};
const call = (id: number, at: number): Recordable => ({
  ...{ kind: 'call', id, at, method: 'exit', args: {}, answer: undefined, error: null },
});
const fill = (at: number, value: string): Recordable => ({
  ...{ kind: 'fill', at, role: 'textbox', name: 'Search', value },
});

it('counts the time from the first entry, and places a request at its start', () => {
  const { entries } = recorded({ kind: 'route', at: 1000, path: '/' }, call(1, 1030), {
    ...{ kind: 'api', at: 1010, method: 'GET', path: '/api/shop', status: 200 },
    ...{ durationMs: 40, request: null, response: 'long' },
  });
  expect(entries).toEqual([
    { kind: 'route', ms: 0, path: '/' },
    { kind: 'api', ms: 10, method: 'GET', path: '/api/shop', status: 200 },
    { kind: 'call', ms: 30, method: 'exit', args: {}, error: null },
  ]);
});

it.each([
  [{ url: 'http://localhost:5173/pdp/1?a=b' }, { url: '/pdp/1?a=b' }],
  [{ url: 'http://localhost:51730/pdp/1' }, { url: 'http://localhost:51730/pdp/1' }],
  [{ url: '/pdp/1' }, { url: '/pdp/1' }],
  [undefined, undefined],
])('records the deep link %j for an app at any address', (payload, expected) => {
  const recorder = createRecorder({ name: 'A', launch, origin: 'http://localhost:5173' });
  recorder.add({ kind: 'event', id: 1, at: 1, name: 'deepLink', payload, consumed: true });
  expect(recorder.finish().entries).toEqual([
    {
      kind: 'event',
      ms: 0,
      name: 'deepLink',
      consumed: true,
      ...(expected && { payload: expected }),
    },
  ]);
});

it('puts an event before the calls that the app made in response', () => {
  const event: Recordable = {
    ...{ kind: 'event', id: 2, at: 5, name: 'appPaused', payload: undefined, consumed: true },
  };
  const { entries } = recorded(call(1, 5), call(3, 5), event);
  expect(entries.map(({ kind }) => kind)).toEqual(['call', 'event', 'call']);
});

it('merges the changes of a field into one entry, until another entry comes', () => {
  const route: Recordable = { kind: 'route', at: 30, path: '/clp' };
  const { entries } = recorded(fill(10, 'a'), fill(20, 'ab'), route, fill(40, 'abc'));
  expect(entries).toMatchObject([
    { value: 'ab', ms: 0 },
    { path: '/clp', ms: 20 },
    { value: 'abc', ms: 30 },
  ]);
});

it.each([
  ['name', { name: 'Mobile' }, { name: 'Code' }],
  ['role', { role: 'textbox' }, { role: 'searchbox' }],
  ['place', { nth: 0 }, { nth: 1 }],
  ['place, if only one of them is alone', {}, { nth: 1 }],
])('keeps the entries of two fields apart that differ in their %s', (_, one, other) => {
  const typed = { kind: 'fill', role: 'textbox', name: 'A', value: '1' } as const;
  const { entries } = recorded({ ...typed, at: 1, ...one }, { ...typed, at: 2, ...other });
  expect(entries).toMatchObject([one, other]);
});

it('masks every secret', () => {
  const text = JSON.stringify(
    recorded(
      { kind: 'fill', at: 0, role: 'textbox', name: 'Code', value: 'typed-14040', secret: 'code' },
      { kind: 'route', at: 0, path: '/?clientId=2&token=secret-partner' },
      {
        ...{ kind: 'call', id: 1, at: 1, method: 'setTokenToDevice', error: null },
        args: { tokenJson: '{"token":"secret-token-1","expireIn":"1700000000000"}' },
        answer: undefined,
      },
      {
        ...{ kind: 'event', id: 2, at: 2, name: 'tokenInjected', consumed: true },
        payload: { token: 'secret-token-1', 'refresh-token': 'secret-refresh' },
      },
      { kind: 'api', at: 3, method: 'GET', path: '/api/a?x=secret-token-1', status: 200 } as never,
    ),
  );
  expect(text).not.toMatch(/secret-|typed|1700000000000/);
  expect(text.match(/•token 2•/g)).toHaveLength(3);
});

it('masks the secrets of a name and cuts it at the maximum length', () => {
  const path = `/?token=secret-of-launch&p=secret-partner&q=${'x'.repeat(MAX_NAME_LENGTH)}`;
  const { name } = createRecorder({ name: `iGap, web, ${path}`, launch }).finish();
  expect(name).toMatch(/^iGap, web, \/\?token=•token 1•&p=•p 1•&q=x+$/);
  expect(name).toHaveLength(MAX_NAME_LENGTH);
});

it('refuses further entries when it is full', () => {
  const recorder = createRecorder({ name: 'Long', launch });
  for (let at = 0; at < MAX_ENTRIES; at += 1) recorder.add({ kind: 'route', at, path: '/' });
  expect(recorder.add({ kind: 'route', at: 1, path: '/' })).toBe(false);
});

it('masks the time at which tokens expire, in every spelling', () => {
  const { entries } = recorded({
    ...{ kind: 'control', at: 1, method: 'POST', path: '/__mock/reset' },
    body: { expires_in: 3600, expireIn: '1795640705286', expires: 5 },
  });
  expect(entries).toMatchObject([
    { body: { expires_in: '•time•', expireIn: '•time•', expires: 5 } },
  ]);
});

it('finds a secret of eight letters in any text, and none that could be a word of it', () => {
  const persona = (token: string): Recordable => ({
    ...{ kind: 'event', id: 1, at: 0, name: 'tokenInjected', payload: { token }, consumed: true },
  });
  const route = (path: string): Recordable => ({ kind: 'route', at: 1, path });
  const pathAfter = (token: string) => recorded(persona(token), route(`/x/${token}`)).entries[1];
  expect(pathAfter('eightabc')).toMatchObject({ path: '/x/•token 1•' });
  expect(pathAfter('library')).toMatchObject({ path: '/x/library' });
});

it('masks a secret of an address also when it is encoded badly, and loses nothing else', () => {
  const { entries } = recorded(
    { kind: 'load', at: 0, path: '/?p=100%' },
    { kind: 'route', at: 1, path: '/?token=%E0%A4%A&x=1' },
  );
  expect(entries).toMatchObject([{ path: '/?p=•p 1•' }, { path: '/?token=•token 1•&x=1' }]);
});

it('keeps the partner tokens of the mock, which are no secrets, and masks any other', () => {
  const links = [
    ...['/?token=partner-ok-iGap', '/?p=partner-expired-iGap', '/?token=partner-ok-zarebin'],
    '/?token=partner-secret',
  ];
  const { entries } = recorded(
    ...links.map((path, at): Recordable => ({ kind: 'load', at, path })),
  );
  expect(entries).toMatchObject([
    ...links.slice(0, 3).map((path) => ({ path })),
    { path: '/?token=•token 1•' },
  ]);
});

it('names the owner of the tokens that sign in, and of no others', () => {
  const personaOf = (token: string) => (token === 'of-spender' ? 'spender' : undefined);
  const ownerIn = (name: string, payload: unknown) => {
    const recorder = createRecorder({ name: 'A', launch, personaOf });
    recorder.add({ kind: 'event', id: 1, at: 1, name, payload, consumed: true });
    const [entry] = recorder.finish().entries;
    return entry?.kind === 'event' && 'persona' in entry ? entry.persona : null;
  };
  expect(ownerIn('tokenInjected', { token: 'of-spender' })).toBe('spender');
  expect(ownerIn('nativeState', { token: 'of-spender' })).toBeNull();
  for (const payload of [{ token: 'of-nobody' }, { token: 5 }, 'of-spender', null])
    expect(ownerIn('tokenInjected', payload)).toBeNull();
});

it('keeps of each report what a file has, and nothing of what else the simulator knows', () => {
  const known = { number: 1, phone: 0, more: 'x' };
  const answer = { id: 1, at: 1, args: { a: 1 }, answer: '{"a":1}', error: null };
  const api = { durationMs: 1, request: 'a', response: 'b' };
  const entries: readonly Recordable[] = [
    { kind: 'call', method: 'getTokens', ...answer },
    { kind: 'event', id: 2, at: 2, name: 'appPaused', payload: undefined, consumed: null },
    { kind: 'api', at: 3, method: 'GET', path: '/a', status: 200, ...api },
    { kind: 'route', at: 4, path: '/' },
  ];
  expect(recorded(...entries.map((entry) => ({ ...entry, ...known }))).entries).toEqual([
    { kind: 'call', ms: 0, method: 'getTokens', args: { a: 1 }, answer: '{"a":1}', error: null },
    { kind: 'event', ms: 1, name: 'appPaused', consumed: null },
    { kind: 'api', ms: 2, method: 'GET', path: '/a', status: 200 },
    { kind: 'route', ms: 3, path: '/' },
  ]);
  const secret: Recordable = {
    ...{ kind: 'fill', at: 1, role: 'label', name: 'A', value: 'typed', secret: 'password' },
  };
  expect(recorded(secret).entries).toEqual([
    { kind: 'fill', ms: 0, role: 'label', name: 'A', value: '', secret: 'password' },
  ]);
});

it('goes on after it was read, and loses nothing', () => {
  const recorder = createRecorder({ name: 'A', launch });
  expect(recorder.add({ kind: 'route', at: 5, path: '/a' })).toBe(true);
  expect(recorder.finish().entries).toHaveLength(1);
  recorder.add({ kind: 'route', at: 9, path: '/b' });
  expect(recorder.finish().entries).toMatchObject([
    { ms: 0, path: '/a' },
    { ms: 4, path: '/b' },
  ]);
});
