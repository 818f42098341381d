import type { Locator, Page } from '@playwright/test';

import type {} from '../shim/install';
import { PASSWORD_ROLE } from './accessible';
import type { Divergence } from './compare';
import type { TokensOf } from './replay-secrets';
import { play, type Player } from './play';
import type { Recorder } from './recorder';
import type { Action, EntryOf, Recording } from './recording';

/** The page of a replay, and the recorder of its entries. */
export interface ReplayPage {
  /** A blank page of a context that `watchPages` watches. */
  readonly page: Page;
  /** Receives the entries from `watchPages`. */
  readonly recorder: Recorder;
  readonly tokensOf: TokensOf;
}

/** Replays a recording in a page under Playwright; resolves to the first divergence, or null. */
export function replay(recording: Recording, replayPage: ReplayPage): Promise<Divergence | null> {
  return play(recording, playerOf(replayPage));
}

function playerOf(replayPage: ReplayPage): Player {
  const { page, recorder, tokensOf } = replayPage;
  return {
    open: async (path) => {
      await page.goto(path);
    },
    entries: () => recorder.finish().entries,
    wait: (ms) => page.waitForTimeout(ms),
    tokensOf,
    perform: async (action, timeoutMs) => {
      try {
        await perform(action, replayPage, timeoutMs);
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') return false;
        throw error;
      }
    },
  };
}

async function perform(
  action: Action,
  { page, recorder, tokensOf }: ReplayPage,
  timeout: number,
): Promise<unknown> {
  switch (action.kind) {
    case 'click':
      return locate(page, action).click({ timeout });
    case 'fill': {
      const field = locate(page, action);
      const isSelect = action.role === 'combobox' || action.role === 'listbox';
      if (isSelect && (await field.evaluate((each) => each instanceof HTMLSelectElement))) {
        return field.selectOption(action.value, { timeout });
      }
      return field.fill(action.value, { timeout });
    }
    case 'press':
      return page.keyboard.press(action.key);
    case 'load': {
      const { kind, path } = action;
      recorder.add({ kind, at: Date.now(), ...(path !== undefined && { path }) });
      return path === undefined ? page.reload() : page.goto(path);
    }
    case 'control': {
      const { kind, method, path, body, persona } = action;
      const token = persona && (await tokensOf(persona))['token'];
      await page.evaluate(callControlPlane, { method, path, body, token });
      return recorder.add({ kind, method, path, body, at: Date.now() });
    }
    case 'event':
      return page.evaluate(([name, payload]) => window.__sim?.emit(name, payload), [
        action.name,
        action.payload,
      ] as const);
  }
}

function locate(page: Page, { role, name, nth }: EntryOf<'click' | 'fill'>): Locator {
  const found =
    role === PASSWORD_ROLE
      ? page.getByLabel(name, { exact: true })
      : page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true });
  return nth === undefined ? found : found.nth(nth);
}

interface ControlCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The access token of the account that it changes. */
  readonly token: unknown;
}

/** Runs in the page: its requests reach the mock of this replay. */
async function callControlPlane({ method, path, body, token }: ControlCall): Promise<void> {
  await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
