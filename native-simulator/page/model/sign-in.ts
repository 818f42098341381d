import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import type { PersonaName } from '@fixtures/users/personas';
import { windowOf } from '../phone/sim-port';
import { phoneStorageOf } from '../phone/phone-launch';
import { forgetUser, prepareFor } from '../phone/phone-user';
import { $config, configOpened, phoneRemoved } from './config';
import { $frames, answerCallFx, emitEventFx, trafficReceived } from './frames';
import { runsEnded } from './runs';
import { pageEntered, phoneStarted, phonesWiped, sheetClosed } from './screens';
import { tokenSetOf, requestPersonaTokensFx, webSessionOf, type MockTokens } from './tokens';

/** The user chose a persona on a phone's native sign-in sheet. */
export const personaPicked = createEvent<{ phone: number; persona: PersonaName }>();

/** Signs in the persona of the settings. */
const signInFx = attach({ effect: requestPersonaTokensFx });
/** Signs in the one that was picked, who stays, also where the settings name another. */
const pickFx = attach({ effect: requestPersonaTokensFx });
sample({ clock: personaPicked, target: pickFx });

const signedIn = sample({
  clock: [signInFx.done, pickFx.done],
  source: $config,
  fn: ({ phones }, { params: { phone }, result }) => ({
    phone,
    tokens: result,
    edits: phones[phone]?.tokenEdits ?? {},
    isWeb: phones[phone]?.platform === 'web',
  }),
});

// A wrapper sends the tokens to the app. On the web, the session is stored as after a sign-in.
sample({
  clock: signedIn,
  filter: ({ isWeb }) => !isWeb,
  fn: ({ phone, tokens, edits }) => ({
    phone,
    to: 'openLoginPage' as const,
    name: 'tokenInjected',
    payload: { ...tokenSetOf(tokens), ...edits },
  }),
  target: answerCallFx,
});
sample({ clock: signedIn, fn: ({ phone }) => phone, target: sheetClosed });

const storeWebSessionFx = attach({
  source: $frames,
  effect: (frames, { phone, tokens }: { phone: number; tokens: MockTokens }) => {
    const storage = phoneStorageOf(phone);
    for (const [key, value] of Object.entries(webSessionOf(tokens))) storage.setItem(key, value);
    windowOf(frames[phone])?.location.reload();
  },
});
sample({ clock: signedIn, filter: ({ isWeb }) => isWeb, target: storeWebSessionFx });

interface SignedIn {
  readonly persona: PersonaName | null;
  /** Whether the phone has got the tokens; a fault may delay or drop them. */
  readonly isTold: boolean;
}
/** The persona of the settings that was signed in on each phone, once. It is forgotten with the native apps: see `$screens`. */
const $signedIn = createStore<Readonly<Record<number, SignedIn>>>({})
  .reset(phoneRemoved, configOpened)
  .on(signInFx.done, (known, { params: { phone, persona } }) => ({
    ...known,
    [phone]: { persona, isTold: false },
  }))
  .on(
    [
      storeWebSessionFx,
      trafficReceived.filter({
        fn: (entry) => entry.kind === 'event' && entry.name === 'tokenInjected',
      }),
    ],
    (known, { phone }) => {
      const entry = known[phone];
      return entry ? { ...known, [phone]: { ...entry, isTold: true } } : known;
    },
  )
  .on(phonesWiped, (known, wiped) => ({
    ...known,
    ...Object.fromEntries(wiped.map(({ phone, persona }) => [phone, { persona, isTold: true }])),
  }))
  // What was still to be told then is never told.
  .on(runsEnded, (known, ended) =>
    entriesWhere(known, (phone, { isTold }) => isTold || !ended.includes(phone)),
  );

/** The phones that are being signed in. */
const $signingIn = createStore<readonly number[]>([])
  .on(signInFx, (phones, { phone }) => [...phones, phone])
  .on(signInFx.finally, (phones, { params: { phone } }) =>
    phones.toSpliced(phones.indexOf(phone), 1),
  );

// Sign in when the mock can be reached: after an answer of the API, or when the app has started.
const missingSignIn = sample({
  clock: trafficReceived.filterMap((entry) =>
    (entry.kind === 'api' && entry.status > 0 && !/token/.test(entry.path)) ||
    (entry.kind === 'call' && entry.method === 'hidePreloader')
      ? entry
      : undefined,
  ),
  source: { config: $config, known: $signedIn, busy: $signingIn },
  fn: ({ config, known, busy }, { phone }) => {
    const persona = config.phones[phone]?.persona ?? null;
    const isDone = known[phone]?.persona === persona || busy.includes(phone);
    return persona === null || isDone ? null : { phone, persona };
  },
});
sample({ clock: missingSignIn, filter: Boolean, target: signInFx });

/** The simulator signed a phone out, because the user chose another persona. */
export const sessionCleared = createEvent<number>();
$signedIn.on(sessionCleared, (known, phone) => entriesWhere(known, (each) => each !== phone));
const forgetUserFx = createEffect(forgetUser);
sample({ clock: sessionCleared, target: forgetUserFx });

// Another persona inherits nothing, also where the last one was that of an earlier visit to the simulator.
const prepareFx = createEffect(
  ({ phone, persona }: { phone: number; persona: PersonaName | null }) =>
    prepareFor(phone, persona),
);
sample({
  clock: pageEntered,
  source: $config,
  fn: ({ phones }, phone) => ({ phone, persona: phones[phone]?.persona ?? null }),
  target: prepareFx,
});

// A phone takes over the place and the storage of the removed one before it, and starts there with the data of nobody.
const takePlacesFx = attach({
  source: { frames: $frames, config: $config },
  effect: async ({ frames, config: { phones } }, removed: number) => {
    for (let phone = removed; phone <= phones.length; phone += 1) await forgetUserFx(phone);
    for (let phone = removed; phone < phones.length; phone += 1) {
      windowOf(frames[phone])?.location.reload();
    }
  },
});
sample({ clock: phoneRemoved, target: takePlacesFx });

/** The user signs out in the native app, as in its own menu. */
export const nativeSignOutClicked = createEvent<number>();
sample({
  clock: nativeSignOutClicked,
  fn: (phone) => ({ phone, name: 'tokenInjected', payload: { token: '' } }),
  target: emitEventFx,
});

/** Reloads a phone's page. */
export const reloadPhoneFx = attach({
  source: $frames,
  effect: (frames, phone: number) => windowOf(frames[phone])?.location.reload(),
});
sample({ clock: reloadPhoneFx, target: phoneStarted });

function entriesWhere<Entry>(
  known: Readonly<Record<number, Entry>>,
  stays: (phone: number, entry: Entry) => boolean,
): Readonly<Record<number, Entry>> {
  const entries = Object.entries(known).filter(([phone, entry]) => stays(Number(phone), entry));
  return Object.fromEntries(entries);
}
