import { sample } from 'effector';

import { tabClicked } from '@/features/navigation-bar/model';
import { playerShrinkRequested } from '@/features/player/model/surface';
import { callNativeFx } from '@/shared/bridge/call-native';
import { tabChanged } from '@/shared/bridge/native-events';

import { $isCovered, $viewState } from '../view-state';

// A tab of either bar shrinks the full player, and both bars show the same tab (docs/behaviour.md#tabs).
sample({ clock: tabChanged, target: playerShrinkRequested });
sample({
  clock: tabClicked,
  fn: (tab) => ({ method: 'goToTab' as const, args: { tab } }),
  target: callNativeFx,
});

// The native bar is hidden while something covers the page.
sample({
  clock: $isCovered.updates,
  fn: (isCovered) => ({
    method: isCovered ? ('hideTabs' as const) : ('showTabs' as const),
    args: {},
  }),
  target: callNativeFx,
});

// The state is a string, so that the store updates only when something in it has changed.
sample({
  clock: $viewState.updates,
  filter: Boolean,
  fn: (stateJson) => ({ method: 'setWebViewState' as const, args: { stateJson } }),
  target: callNativeFx,
});
