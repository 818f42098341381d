import { createEvent, createStore } from 'effector';

export const inspectorTabs = ['traffic', 'session', 'state', 'bridge', 'api'] as const;
export type InspectorTab = (typeof inspectorTabs)[number];

export const setupToggled = createEvent();
export const inspectorToggled = createEvent();
export const inspectorTabChosen = createEvent<InspectorTab>();
export const shortcutsToggled = createEvent();

const not = (is: boolean) => !is;
export const $isSetupShown = createStore(true).on(setupToggled, not);
export const $isInspectorShown = createStore(true).on(inspectorToggled, not);
export const $inspectorTab = createStore<InspectorTab>('traffic').on(
  inspectorTabChosen,
  (_, tab) => tab,
);
export const $areShortcutsShown = createStore(false).on(shortcutsToggled, not);
