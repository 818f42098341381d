import { createEvent, createStore } from 'effector';

export const inspectorTabs = ['traffic', 'session', 'state', 'bridge', 'api'] as const;
export type InspectorTab = (typeof inspectorTabs)[number];

export const setupToggled = createEvent();
export const inspectorToggled = createEvent();
export const tabChosen = createEvent<InspectorTab>();
export const shortcutsToggled = createEvent();

const not = (is: boolean) => !is;
export const $isSetupShown = createStore(true).on(setupToggled, not);
export const $isInspectorShown = createStore(true).on(inspectorToggled, not);
export const $tab = createStore<InspectorTab>('traffic').on(tabChosen, (_, tab) => tab);
export const $areShortcutsShown = createStore(false).on(shortcutsToggled, not);
