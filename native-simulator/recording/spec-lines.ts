import { PASSWORD_ROLE } from './accessible';
import { containsMasked } from './mask';
import { valueOf } from './replay-secrets';
import type { Action, Entry, EntryOf, RecordedLaunch } from './recording';
import { isSignInEvent } from './sign-in-event';
import { literal, quoted } from './source-text';

/** Calls that tell of the page's state, or of what was done in it, and are no purpose of anybody. */
const chatty: readonly string[] = [
  'setWebViewState',
  'sendEvent',
  'updateMediaSession',
  'showPreloader',
  'hidePreloader',
];

/** What was seen in a step; of its addresses the last, at which it rests. */
export function expectations(seen: readonly Entry[]): string[] {
  const route = seen.findLast((entry) => entry.kind === 'route');
  const calls = seen.filter(
    (entry): entry is EntryOf<'call'> => entry.kind === 'call' && !chatty.includes(entry.method),
  );
  const lines = calls.map(({ method, args }) => {
    const told = Object.entries(args).filter(([, value]) => !containsMasked(value));
    const rest = told.length > 0 ? `, ${literal(Object.fromEntries(told))}` : '';
    return `await expect(page).toHaveCalledNative(${quoted(method)}${rest});`;
  });
  if (route && !containsMasked(route))
    lines.push(`await expect(page).toHaveURL(${quoted(route.path)});`);
  return [...new Set([...lines, ...seen.flatMap(writing)])];
}

/** A request that changes something; those that only read are the page's own affair. */
function writing(entry: Entry): string[] {
  if (entry.kind !== 'api' || entry.method === 'GET' || entry.status === 0) return [];
  const [path = ''] = entry.path.split('?');
  const request = `${entry.method} ${path} ${entry.status}`;
  return [`await expect.poll(() => requestsOf(mock)).toContain(${quoted(request)});`];
}

export function actionLines(deed: Action, launch: RecordedLaunch): string[] {
  switch (deed.kind) {
    case 'click':
      return [`await ${locator(deed)}.click();`];
    case 'fill':
      return [`await ${locator(deed)}.${fillingOf(deed)};`];
    case 'press':
      return [`await page.keyboard.press(${quoted(deed.key)});`];
    case 'load':
      return [deed.path ? `await page.goto(${quoted(deed.path)});` : 'await page.reload();'];
    case 'control':
      return controlLines(deed);
    case 'event':
      return eventLines(deed, launch);
  }
}

function locator({ role, name, nth }: EntryOf<'click' | 'fill'>): string {
  const found =
    role === PASSWORD_ROLE
      ? `page.getByLabel(${quoted(name)}, { exact: true })`
      : `page.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`;
  return nth === undefined ? found : `${found}.nth(${nth})`;
}

function fillingOf(deed: EntryOf<'fill'>): string {
  const value = quoted(valueOf(deed));
  return deed.role === 'combobox' && !deed.secret ? `selectOption(${value})` : `fill(${value})`;
}

function controlLines({ method, path, body }: EntryOf<'control'>): string[] {
  const request = { method, headers: { 'content-type': 'application/json' } };
  const sent = body === undefined ? request : { ...request, body: JSON.stringify(body) };
  return [`await page.evaluate((request) => fetch(${quoted(path)}, request), ${literal(sent)});`];
}

function eventLines(deed: EntryOf<'event'>, { persona }: RecordedLaunch): string[] {
  const outcome = deed.consumed === null ? 'toBeNull()' : `toBe(${deed.consumed})`;
  if (isSignInEvent(deed)) {
    const who = quoted(deed.persona ?? persona ?? 'newcomer');
    const tokens = `await tokenSetOf(mock, ${who}, new URL(baseURL ?? '').origin)`;
    return [`expect(await native.emit(${quoted(deed.name)}, ${tokens})).${outcome};`];
  }
  const payload = deed.payload === undefined ? '' : `, ${literal(deed.payload)}`;
  return [`expect(await native.emit(${quoted(deed.name)}${payload})).${outcome};`];
}
