import type { Locator, Page } from '@playwright/test';

import { oneTimeCode, personaPassword, type PersonaName } from '@fixtures/users/personas';

import type {} from '../shim/install';
import { PASSWORD_ROLE } from './accessible';
import { countMissing, firstDivergence, type Divergence } from './compare';
import { deedsOf } from './deeds';
import type { Recorder } from './recorder';
import type { Deed, EntryOf, Recording } from './recording';

/** Where a recording is played. */
export interface Stage {
  /** A page that is still empty, of a context that `watchPages` listens to. */
  readonly page: Page;
  /** What that tells of the page. */
  readonly recorder: Recorder;
  /** A token set of this persona, as the mock behind this page gives it. */
  readonly tokensOf: (persona: PersonaName) => Promise<Readonly<Record<string, unknown>>>;
  /** How long each thing that was recorded may take, ms. */
  readonly patienceMs?: number;
}

/** How long nothing more may come, before nothing more is expected. */
const QUIET_MS = 400;
const POLL_MS = 40;

/**
 * Does again what was done in a recording, each thing when all that came before it in the recording has
 * come, and gives the first point at which the app went another way; null when it never did.
 */
export async function replay(recording: Recording, stage: Stage): Promise<Divergence | null> {
  const { page, recorder, patienceMs = 10_000 } = stage;
  const { entries, launch } = recording;
  const divergence = () => firstDivergence(entries, recorder.finish().entries);

  await page.goto(launch.path);
  for (const { index, deed } of deedsOf(recording)) {
    await untilSeen(entries.slice(0, index), stage, patienceMs);
    const found = divergence();
    if (found && found.index < index) return found;
    try {
      await perform(deed, launch, stage, patienceMs);
    } catch (error) {
      // What was to be pressed is not there, which is where the ways part.
      if (isTimeout(error)) return divergence();
      throw error;
    }
  }
  await untilSeen(entries, stage, patienceMs);
  await untilQuiet(stage, patienceMs);
  return divergence();
}

async function untilSeen(
  expected: Recording['entries'],
  { page, recorder }: Stage,
  patienceMs: number,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (countMissing(expected, recorder.finish().entries) > 0 && Date.now() < end) {
    await page.waitForTimeout(POLL_MS);
  }
}

async function untilQuiet({ page, recorder }: Stage, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  let count = -1;
  while (Date.now() < end) {
    const { length } = recorder.finish().entries;
    if (length === count) return;
    count = length;
    await page.waitForTimeout(QUIET_MS);
  }
}

async function perform(
  deed: Deed,
  launch: Recording['launch'],
  { page, recorder, tokensOf }: Stage,
  timeout: number,
): Promise<void> {
  switch (deed.kind) {
    case 'click':
      return locate(page, deed).click({ timeout });
    case 'fill': {
      const field = locate(page, deed);
      const isSelect = deed.role === 'combobox' || deed.role === 'listbox';
      if (isSelect && (await field.evaluate((each) => each instanceof HTMLSelectElement))) {
        await field.selectOption(deed.value, { timeout });
      } else await field.fill(valueOf(deed), { timeout });
      return;
    }
    case 'press':
      return page.keyboard.press(deed.key);
    case 'control': {
      const { kind, method, path, body } = deed;
      await page.evaluate(askMock, { method, path, body });
      recorder.add({ kind, method, path, body, at: Date.now() });
      return;
    }
    case 'event': {
      const isSignIn = deed.name === 'tokenInjected' && holdsToken(deed.payload);
      const persona = deed.persona ?? launch.persona ?? 'newcomer';
      const payload = isSignIn ? await tokensOf(persona) : deed.payload;
      await page.evaluate(([name, value]) => window.__sim?.emit(name, value), [
        deed.name,
        payload,
      ] as const);
    }
  }
}

/** The element that was pressed or filled. */
function locate(page: Page, { role, name, nth }: EntryOf<'click' | 'fill'>): Locator {
  const found =
    role === PASSWORD_ROLE
      ? page.getByLabel(name, { exact: true })
      : page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true });
  return nth === undefined ? found : found.nth(nth);
}

function valueOf({ value, secret }: EntryOf<'fill'>): string {
  if (secret === undefined) return value;
  return secret === 'password' ? personaPassword : oneTimeCode;
}

function holdsToken(payload: unknown): boolean {
  return typeof payload === 'object' && !!payload && !!Reflect.get(payload, 'token');
}

interface ControlCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** In the page, whose calls the mock of this replay answers. */
async function askMock({ method, path, body }: ControlCall): Promise<void> {
  await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
