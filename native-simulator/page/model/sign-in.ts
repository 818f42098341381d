import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import type { PersonaName } from '@fixtures/users/personas';
import { windowOf } from '../phone/sim-port';
import { phoneStorageOf } from '../phone/phone-launch';
import { $config } from './config';
import { $frames, answerCallFx, emitEventFx, trafficReceived } from './frames';
import { phoneStarted, phonesWiped, sheetClosed } from './screens';
import { tokenSetOf, requestPersonaTokensFx, webSessionOf, type MockTokens } from './tokens';

/** Someone was chosen on the native sign-in screen of a phone. */
export const personaPicked = createEvent<{ phone: number; persona: PersonaName }>();

const signInFx = attach({ effect: requestPersonaTokensFx });

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
    payload: { ...tokenSetOf(tokens), ...edits },
  }),
  target: answerCallFx,
});
sample({ clock: answered, fn: ({ phone }) => phone, target: sheetClosed });

const keepOnWebFx = attach({
  source: $frames,
  effect: (frames, { phone, tokens }: { phone: number; tokens: MockTokens }) => {
    const storage = phoneStorageOf(phone);
    for (const [key, value] of Object.entries(webSessionOf(tokens))) storage.setItem(key, value);
    windowOf(frames[phone])?.location.reload();
  },
});
sample({ clock: answered, filter: ({ isWeb }) => isWeb, target: keepOnWebFx });

sample({ clock: personaPicked, target: signInFx });

/** Phones whose persona has been signed in since they were set up so. */
const $signedIn = createStore<Readonly<Record<number, PersonaName | null>>>({})
  .on(signInFx.done, (known, { params: { phone, persona } }) => ({ ...known, [phone]: persona }))
  .on(phonesWiped, (known, wiped) => ({
    ...known,
    ...Object.fromEntries(wiped.map(({ phone, persona }) => [phone, persona])),
  }));

// An answer of the API says that the mock can be reached, and an app that has begun that it is there.
const arrived = sample({
  clock: trafficReceived.filterMap((entry) =>
    (entry.kind === 'api' && entry.status > 0 && !/token/.test(entry.path)) ||
    (entry.kind === 'call' && entry.method === 'hidePreloader')
      ? entry
      : undefined,
  ),
  source: { config: $config, known: $signedIn, isBusy: signInFx.pending },
  fn: ({ config, known, isBusy }, { phone }) => {
    const persona = config.phones[phone]?.persona ?? null;
    return persona === null || isBusy || known[phone] === persona ? null : { phone, persona };
  },
});
sample({ clock: arrived, filter: Boolean, target: signInFx });

/** Nobody is signed in on a phone any more, by what the simulator did. */
export const sessionCleared = createEvent<number>();
$signedIn.on(sessionCleared, (known, phone) =>
  Object.fromEntries(Object.entries(known).filter(([each]) => Number(each) !== phone)),
);
const forgetOnWebFx = createEffect((phone: number) => {
  for (const key of ['access_token', 'refresh_token', 'expires_in']) {
    phoneStorageOf(phone).removeItem(key);
  }
});
sample({ clock: sessionCleared, target: forgetOnWebFx });

/** Signs out in the native app, as its own menu would. */
export const nativeSignOutClicked = createEvent<number>();
sample({
  clock: nativeSignOutClicked,
  fn: (phone) => ({ phone, name: 'tokenInjected', payload: { token: '' } }),
  target: emitEventFx,
});

/** The page loads again. */
export const reloadPhoneFx = attach({
  source: $frames,
  effect: (frames, phone: number) => windowOf(frames[phone])?.location.reload(),
});
sample({ clock: reloadPhoneFx, target: phoneStarted });
