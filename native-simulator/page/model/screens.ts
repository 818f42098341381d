import { combine, createEvent, createStore, sample } from 'effector';

import type { PersonaName } from '@fixtures/users/personas';
import { initialScreen, nextScreen, type NativeScreen } from '../lib/native-screen';
import { $config, $selectedIndex, configOpened, phoneRemoved } from './config';
import { emitEventFx, trafficReceived } from './frames';

type Screens = Readonly<Record<number, NativeScreen>>;

/** A new document is in the frame of a phone, and none of its scripts has run: what it will read can still be prepared. */
export const pageEntered = createEvent<number>();
/**
 * The page of a phone is loaded: at `pageEntered`, and earlier where the simulator reloads it. The native app keeps its
 * tokens and its native state.
 */
export const phoneStarted = createEvent<number>();
sample({ clock: pageEntered, target: phoneStarted });
/** Phones were reset for a fresh start; only the given token sets are stored in their native apps. */
export const phonesWiped = createEvent<readonly WipedPhone[]>();
export interface WipedPhone {
  readonly phone: number;
  readonly persona: PersonaName | null;
  readonly tokens: NativeScreen['tokens'];
}
export const sheetClosed = createEvent<number>();
/** The user locks or unlocks a phone. */
export const lockRequested = createEvent<{ phone: number; isLocked: boolean }>();
/** The user leaves the app of a phone for the home screen, or returns to it. */
export const homeRequested = createEvent<{ phone: number; isHome: boolean }>();
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
  .on(splashSkipped, (screens, phone) => change(screens, phone, () => ({ hasSplash: false })))
  .on(nativePlayerClosed, (screens, phone) => change(screens, phone, () => ({ player: null })))
  .on(hostClosed, (screens, phone) => change(screens, phone, () => ({ hasExited: true })))
  .on(nativeTokensCleared, (screens, phone) => change(screens, phone, () => ({ tokens: null })));

const $selectedScreen = combine($screens, $selectedIndex, screenIn);
/** Whether the selected phone shows its home screen. */
export const $isSelectedHome = $selectedScreen.map(({ isHome }) => isHome);
/** Whether the selected phone is locked. */
export const $isSelectedLocked = $selectedScreen.map(({ isLocked }) => isLocked);

// Driven phones are all asked for the same state, which some of them may have already.
const lockChanged = sample({
  clock: lockRequested,
  source: $screens,
  filter: (screens, { phone, isLocked }) => screenIn(screens, phone).isLocked !== isLocked,
  fn: (_, request) => request,
});
const homeChanged = sample({
  clock: homeRequested,
  source: $screens,
  filter: (screens, { phone, isHome }) => screenIn(screens, phone).isHome !== isHome,
  fn: (_, request) => request,
});
$screens
  .on(lockChanged, (screens, { phone, isLocked }) => change(screens, phone, () => ({ isLocked })))
  .on(homeChanged, (screens, { phone, isHome }) => change(screens, phone, () => ({ isHome })));

// The app is paused while its phone is locked or shows the home screen, and hears nothing of the second of them.
sample({
  clock: homeChanged,
  source: $screens,
  filter: (screens, { phone }) => !screenIn(screens, phone).isLocked,
  fn: (_, { phone, isHome }) => ({ phone, name: isHome ? 'appPaused' : 'appResumed' }),
  target: emitEventFx,
});
sample({
  clock: lockChanged,
  source: $screens,
  filter: (screens, { phone }) => !screenIn(screens, phone).isHome,
  fn: (_, { phone, isLocked }) => ({ phone, name: isLocked ? 'appPaused' : 'appResumed' }),
  target: emitEventFx,
});

// Android goes to the home screen when the app does not consume the back key.
sample({
  clock: emitEventFx.done,
  source: $config,
  filter: ({ phones }, { params: { phone, name }, result }) =>
    name === 'backPressed' && result === false && phones[phone]?.platform === 'android',
  fn: (_, { params: { phone } }) => ({ phone, isHome: true }),
  target: homeRequested,
});

function screenIn(screens: Screens, phone: number): NativeScreen {
  return screens[phone] ?? initialScreen;
}

function change(
  screens: Screens,
  phone: number,
  by: (screen: NativeScreen) => Partial<NativeScreen>,
): Screens {
  const screen = screenIn(screens, phone);
  return { ...screens, [phone]: { ...screen, ...by(screen) } };
}
