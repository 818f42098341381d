import type { Locator, Page } from '@playwright/test';

import type {} from '../shim/install';
import { PASSWORD_ROLE } from './accessible';
import type { Divergence } from './compare';
import type { TokensOf } from './replay-secrets';
import { play, type Player } from './play';
import type { Recorder } from './recorder';
import type { Action, EntryOf, Recording } from './recording';

/** Where a recording is played. */
export interface Stage {
  /** A page that is still empty, of a context that `watchPages` listens to. */
  readonly page: Page;
  /** What that tells of the page. */
  readonly recorder: Recorder;
  readonly tokensOf: TokensOf;
  /** How long each thing that was recorded may take, ms. */
  readonly timeoutMs?: number;
}

/** Plays a recording in a page under Playwright; gives the first point at which it went another way. */
export function replay(recording: Recording, stage: Stage): Promise<Divergence | null> {
  const { timeoutMs } = stage;
  return play(recording, playerOf(stage), timeoutMs === undefined ? {} : { timeoutMs });
}

function playerOf({ page, recorder, tokensOf }: Stage): Player {
  return {
    open: async (path) => {
      await page.goto(path);
    },
    entries: () => recorder.finish().entries,
    wait: (ms) => page.waitForTimeout(ms),
    tokensOf,
    perform: async (deed, timeoutMs) => {
      try {
        await perform(deed, page, recorder, timeoutMs);
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') return false;
        throw error;
      }
    },
  };
}

async function perform(
  deed: Action,
  page: Page,
  recorder: Recorder,
  timeout: number,
): Promise<unknown> {
  switch (deed.kind) {
    case 'click':
      return locate(page, deed).click({ timeout });
    case 'fill': {
      const field = locate(page, deed);
      const isSelect = deed.role === 'combobox' || deed.role === 'listbox';
      if (isSelect && (await field.evaluate((each) => each instanceof HTMLSelectElement))) {
        return field.selectOption(deed.value, { timeout });
      }
      return field.fill(deed.value, { timeout });
    }
    case 'press':
      return page.keyboard.press(deed.key);
    case 'load': {
      const { kind, path } = deed;
      recorder.add({ kind, at: Date.now(), ...(path !== undefined && { path }) });
      return path === undefined ? page.reload() : page.goto(path);
    }
    case 'control': {
      const { kind, method, path, body } = deed;
      await page.evaluate(askMock, { method, path, body });
      return recorder.add({ kind, method, path, body, at: Date.now() });
    }
    case 'event':
      return page.evaluate(([name, payload]) => window.__sim?.emit(name, payload), [
        deed.name,
        deed.payload,
      ] as const);
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
