import { createEvent, createStore, sample } from 'effector';

import type { PersonaName } from '@fixtures/users/personas';
import { initialScreen, nextScreen, type NativeScreen } from '../lib/native-screen';
import { $config, configOpened, phoneRemoved } from './config';
import { emitEventFx, trafficReceived } from './frames';

type Screens = Readonly<Record<number, NativeScreen>>;

/** The page of a phone has started to load. The native app keeps its tokens and its native state. */
export const phoneStarted = createEvent<number>();
/** Phones were reset for a fresh start; only the given token sets are stored in their native apps. */
export const phonesWiped = createEvent<readonly WipedPhone[]>();
export interface WipedPhone {
  readonly phone: number;
  readonly persona: PersonaName | null;
  readonly tokens: NativeScreen['tokens'];
}
export const sheetClosed = createEvent<number>();
export const lockToggled = createEvent<number>();
/** The user left the app for the home screen, or returned. */
export const homeToggled = createEvent<number>();
export const splashSkipped = createEvent<number>();
export const nativePlayerClosed = createEvent<number>();
/** The host's close button was pressed. */
export const hostClosed = createEvent<number>();
export const nativeTokensCleared = createEvent<number>();

/** The native app of each phone that has started. */
export const $screens = createStore<Screens>({})
  .reset(phoneRemoved, configOpened)
  .on(trafficReceived, (screens, entry) =>
    change(screens, entry.phone, (screen) => nextScreen(screen, entry)),
  )
  .on(phoneStarted, (screens, phone) =>
    // The native app keeps its session when the page reloads.
    change(screens, phone, ({ tokens, nativeState }) => {
      return { ...initialScreen, tokens, nativeState };
    }),
  )
  .on(phonesWiped, (screens, wiped) => ({
    ...screens,
    ...Object.fromEntries(wiped.map(({ phone, tokens }) => [phone, { ...initialScreen, tokens }])),
  }))
  .on(sheetClosed, (screens, phone) => change(screens, phone, () => ({ sheet: null })))
  .on(lockToggled, (screens, phone) =>
    change(screens, phone, ({ isLocked }) => ({ isLocked: !isLocked })),
  )
  .on(homeToggled, (screens, phone) =>
    change(screens, phone, ({ isHome }) => ({ isHome: !isHome })),
  )
  .on(splashSkipped, (screens, phone) => change(screens, phone, () => ({ hasSplash: false })))
  .on(nativePlayerClosed, (screens, phone) => change(screens, phone, () => ({ player: null })))
  .on(hostClosed, (screens, phone) => change(screens, phone, () => ({ hasExited: true })))
  .on(nativeTokensCleared, (screens, phone) => change(screens, phone, () => ({ tokens: null })));

// The app is paused while its phone is locked or shows the home screen.
sample({
  clock: [homeToggled, lockToggled],
  source: $screens,
  fn: (screens, phone) => {
    const { isHome, isLocked } = screens[phone] ?? initialScreen;
    return { phone, name: isHome || isLocked ? 'appPaused' : 'appResumed' };
  },
  target: emitEventFx,
});

// Android goes to the home screen when the app does not consume the back key.
sample({
  clock: emitEventFx.done,
  source: $config,
  filter: ({ phones }, { params: { phone, name }, result }) =>
    name === 'backPressed' && result === false && phones[phone]?.platform === 'android',
  fn: (_, { params: { phone } }) => phone,
  target: homeToggled,
});

function change(
  screens: Screens,
  phone: number,
  by: (screen: NativeScreen) => Partial<NativeScreen>,
): Screens {
  const screen = screens[phone] ?? initialScreen;
  return { ...screens, [phone]: { ...screen, ...by(screen) } };
}
