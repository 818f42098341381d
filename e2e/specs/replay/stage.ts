import type { BrowserContext } from '@playwright/test';

import type { PersonaName } from '../../../fixtures/users/personas';
import type { Mock } from '../../../mock-api/core/mock';
import {
  createRecorder,
  type Recorder,
  type RecorderOptions,
} from '../../../native-simulator/recording/recorder';
import type { RecordedLaunch } from '../../../native-simulator/recording/recording';
import { watchPages } from '../../../native-simulator/recording/watch-pages';
import { signIn } from '../../fixtures/sign-in';

/** The options of a test that starts like a recording. Native sheets wait for the recorded answer. */
export function optionsOf({ client, platform, persona, removed, faults }: RecordedLaunch) {
  return {
    client,
    platform,
    persona: persona ?? undefined,
    wrapper: {
      outcomes: { openLoginPage: null, purchase: null, marketPurchase: null },
      ...(removed && { removed }),
      ...(faults && { faults }),
    },
  };
}

/** A recorder of everything that the pages of a context do from now on. */
export async function recorderOf(
  context: BrowserContext,
  options: RecorderOptions,
): Promise<Recorder> {
  const recorder = createRecorder(options);
  await watchPages(context, (entry) => void recorder.add(entry));
  return recorder;
}

/** A token set as the native app sends it after a sign-in. */
export async function tokenSetOf(mock: Mock, persona: PersonaName, origin: string) {
  const session = await signIn(mock, persona, origin);
  const value = (name: string) => session.find((entry) => entry.name === name)?.value ?? '';
  return {
    token: value('access_token'),
    'refresh-token': value('refresh_token'),
    expireIn: value('expires_in'),
  };
}

/** The mock's requests so far, each as `METHOD path status`; status 0 has no answer yet. */
export async function requestsOf(mock: Mock): Promise<string[]> {
  const entries = await mock.journal.entries();
  return entries.map(({ method, path, status }) => `${method} ${path} ${status}`);
}
