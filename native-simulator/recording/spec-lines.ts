import type { PersonaName } from '@fixtures/users/personas';

import { PASSWORD_ROLE } from './accessible';
import { containsMasked } from './mask';
import { fillValueOf } from './replay-secrets';
import type { Action, Entry, EntryOf, RecordedLaunch } from './recording';
import { isSignInEvent } from './sign-in-event';
import { literal, quoted } from './source-text';

/** Calls that report the page's state. A spec does not expect them. */
const stateReports: readonly string[] = [
  'setWebViewState',
  'sendEvent',
  'updateMediaSession',
  'showPreloader',
  'hidePreloader',
];

/** The lines that expect the entries of a step: its calls, its last address, and its writing requests. */
export function expectationLines(entries: readonly Entry[]): string[] {
  const route = entries.findLast((entry) => entry.kind === 'route');
  const calls = entries.filter(
    (entry): entry is EntryOf<'call'> =>
      entry.kind === 'call' && !stateReports.includes(entry.method),
  );
  const lines = calls.map(({ method, args }) => {
    const known = Object.entries(args).filter(([, value]) => !containsMasked(value));
    const rest = known.length > 0 ? `, ${literal(Object.fromEntries(known))}` : '';
    return `await expect(page).toHaveCalledNative(${quoted(method)}${rest});`;
  });
  if (route && !containsMasked(route))
    lines.push(`await expect(page).toHaveURL(${quoted(route.path)});`);
  return [...new Set([...lines, ...entries.flatMap(requestLines)])];
}

/** Expects a request that changes something. Reading requests may differ between runs. */
function requestLines(entry: Entry): string[] {
  if (entry.kind !== 'api' || entry.method === 'GET' || entry.status === 0) return [];
  const [path = ''] = entry.path.split('?');
  const request = `${entry.method} ${path} ${entry.status}`;
  return [`await expect.poll(() => requestsOf(mock)).toContain(${quoted(request)});`];
}

/** The lines that repeat an action. */
export function actionLines(action: Action, launch: RecordedLaunch): string[] {
  switch (action.kind) {
    case 'click':
      return [`await ${locatorOf(action)}.click();`];
    case 'fill':
      return [`await ${locatorOf(action)}.${fillCallOf(action)};`];
    case 'press':
      return [`await page.keyboard.press(${quoted(action.key)});`];
    case 'load':
      return [loadLine(action)];
    case 'control':
      return controlLines(action);
    case 'event':
      return eventLines(action, launch);
  }
}

function loadLine({ path }: EntryOf<'load'>): string {
  if (path === undefined) return 'await page.reload();';
  return `await page.goto(${quoted(path)});`;
}

function locatorOf({ role, name, nth }: EntryOf<'click' | 'fill'>): string {
  const found =
    role === PASSWORD_ROLE
      ? `page.getByLabel(${quoted(name)}, { exact: true })`
      : `page.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`;
  return nth === undefined ? found : `${found}.nth(${nth})`;
}

function fillCallOf(action: EntryOf<'fill'>): string {
  const value = quoted(fillValueOf(action));
  return action.role === 'combobox' ? `selectOption(${value})` : `fill(${value})`;
}

function controlLines({ method, path, body, persona }: EntryOf<'control'>): string[] {
  const bearer = persona ? `, authorization: \`Bearer \${(${tokensOf(persona)}).token}\`` : '';
  const request = [
    `method: ${quoted(method)}`,
    `headers: { 'content-type': 'application/json'${bearer} }`,
    ...(body === undefined ? [] : [`body: ${quoted(JSON.stringify(body))}`]),
  ];
  const send = `(request) => fetch(${quoted(path)}, request)`;
  return [`await page.evaluate(${send}, { ${request.join(', ')} });`];
}

function eventLines(action: EntryOf<'event'>, { persona }: RecordedLaunch): string[] {
  const outcome = action.consumed === null ? 'toBeNull()' : `toBe(${action.consumed})`;
  if (isSignInEvent(action)) {
    const tokens = tokensOf(action.persona ?? persona ?? 'newcomer');
    return [`expect(await native.emit(${quoted(action.name)}, ${tokens})).${outcome};`];
  }
  const payload = action.payload === undefined ? '' : `, ${literal(action.payload)}`;
  return [`expect(await native.emit(${quoted(action.name)}${payload})).${outcome};`];
}

/** The expression that signs a persona in and awaits the token set. */
function tokensOf(persona: PersonaName): string {
  return `await tokenSetOf(mock, ${quoted(persona)}, new URL(baseURL ?? '').origin)`;
}
