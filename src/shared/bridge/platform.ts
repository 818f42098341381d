import { createStore } from 'effector';

export type Platform = 'web' | 'android' | 'ios';

/** The platform of the wrapper around the app, set at the start. docs/native-bridge.md#platforms */
export const $platform = createStore<Platform>('web');
