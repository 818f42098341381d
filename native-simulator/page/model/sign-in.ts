import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { personaPassword, personas, type PersonaName } from '@fixtures/users/personas';
import { windowOf } from '../phone/sim-port';
import { storageOf } from '../phone/launch-of';
import { $config } from './config';
import { $frames, answerFx, emitFx, trafficSeen } from './frames';
import { phoneStarted, sheetClosed } from './screens';

/** What the mock answers to a sign-in. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** Someone was chosen on the native sign-in screen of a phone. */
export const personaPicked = createEvent<{ phone: number; persona: PersonaName }>();
/** The native sign-in screen was left without signing in. */
export const loginCancelled = sheetClosed;

const requestTokensFx = createEffect(
  async ({ page, persona }: { page: { fetch: typeof fetch }; persona: PersonaName }) => {
    const form = new URLSearchParams({
      grant_type: 'password',
      username: personas.find(({ name }) => name === persona)?.mobile ?? '',
      password: personaPassword,
      client_id: 'shenidar-web',
      client_secret: 'public-web-client',
    });
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'client-id': '10',
      'version-code': '109',
      'api-level': '34',
      'device-id': 'the-simulator',
    };
    const response = await page.fetch('/token', { method: 'POST', headers, body: form.toString() });
    if (!response.ok) throw new Error(`The sign-in was answered with ${response.status}`);
    return (await response.json()) as Tokens;
  },
);

/** Signs a persona in at the mock, by way of a phone's page, which alone can reach it. */
const signInFx = attach({
  source: $frames,
  mapParams: ({ phone, persona }: { phone: number; persona: PersonaName }, frames) => ({
    page: windowOf(frames[phone]) ?? window,
    persona,
  }),
  effect: requestTokensFx,
});

const answered = sample({
  clock: signInFx.done,
  source: $config,
  fn: ({ phones }, { params: { phone }, result }) => ({
    phone,
    tokens: result,
    edits: phones[phone]?.tokenEdits ?? {},
    isWeb: phones[phone]?.platform === 'web',
  }),
});

// In a wrapper the native app tells of it; on the web the saved session is what a sign-in leaves behind.
sample({
  clock: answered,
  filter: ({ isWeb }) => !isWeb,
  fn: ({ phone, tokens, edits }) => ({
    phone,
    to: 'openLoginPage' as const,
    name: 'tokenInjected',
    payload: {
      token: tokens.access_token,
      'refresh-token': tokens.refresh_token,
      expireIn: String(Date.now() + tokens.expires_in * 1000),
      ...edits,
    },
  }),
  target: answerFx,
});
sample({ clock: answered, fn: ({ phone }) => phone, target: sheetClosed });

const keepOnWebFx = attach({
  source: $frames,
  effect: (frames, { phone, tokens }: { phone: number; tokens: Tokens }) => {
    const storage = storageOf(phone);
    storage.setItem('access_token', tokens.access_token);
    storage.setItem('refresh_token', tokens.refresh_token);
    storage.setItem('expires_in', String(Date.now() + tokens.expires_in * 1000));
    windowOf(frames[phone])?.location.reload();
  },
});
sample({ clock: answered, filter: ({ isWeb }) => isWeb, target: keepOnWebFx });

sample({ clock: personaPicked, target: signInFx });

/** Phones whose persona has been signed in since they were set up so. */
const $signedIn = createStore<Readonly<Record<number, PersonaName>>>({}).on(
  signInFx.done,
  (known, { params: { phone, persona } }) => ({ ...known, [phone]: persona }),
);

// The first answer of the API says that the mock can be reached.
const arrived = sample({
  clock: trafficSeen.filterMap((entry) =>
    entry.kind === 'api' && entry.status > 0 && !/token/.test(entry.path) ? entry : undefined,
  ),
  source: { config: $config, known: $signedIn, isBusy: signInFx.pending },
  fn: ({ config, known, isBusy }, { phone }) => {
    const persona = config.phones[phone]?.persona ?? null;
    return persona === null || isBusy || known[phone] === persona ? null : { phone, persona };
  },
});
sample({ clock: arrived, filter: Boolean, target: signInFx });

/** Nobody is signed in on a phone any more, by what the simulator did. */
export const sessionDropped = createEvent<number>();
$signedIn.on(sessionDropped, (known, phone) =>
  Object.fromEntries(Object.entries(known).filter(([each]) => Number(each) !== phone)),
);
const forgetOnWebFx = createEffect((phone: number) => {
  for (const key of ['access_token', 'refresh_token', 'expires_in']) {
    storageOf(phone).removeItem(key);
  }
});
sample({ clock: sessionDropped, target: forgetOnWebFx });

/** Signs out in the native app, as its own menu would. */
export const nativeSignOut = createEvent<number>();
sample({
  clock: nativeSignOut,
  fn: (phone) => ({ phone, name: 'tokenInjected', payload: { token: '' } }),
  target: emitFx,
});

/** The page loads again. */
export const reloadFx = attach({
  source: $frames,
  effect: (frames, phone: number) => windowOf(frames[phone])?.location.reload(),
});
sample({ clock: reloadFx, target: phoneStarted });
