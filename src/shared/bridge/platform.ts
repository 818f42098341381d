import { createStore } from 'effector';

export type Platform = 'web' | 'android' | 'ios';

/** Whose wrapper is around the app; set at the start, by the presence of its object alone. */
export const $platform = createStore<Platform>('web');
