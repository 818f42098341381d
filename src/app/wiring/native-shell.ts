import { sample } from 'effector';

import { tabClicked } from '@/features/navigation-bar/model';
import { shrinkRequested } from '@/features/player/model/surface';
import { callNativeFx } from '@/shared/bridge/call-native';
import { tabChanged } from '@/shared/bridge/native-events';

import { $isCovered, $viewState } from '../native-view-state';

// While the player is open, a tab shrinks it (product spec, 'Bottom navigation'). The two bars agree.
sample({ clock: tabChanged, fn: () => undefined, target: shrinkRequested });
sample({
  clock: tabClicked,
  fn: (tab) => ({ method: 'goToTab' as const, args: { tab } }),
  target: callNativeFx,
});

// The native bar gives way to what lies above the page.
sample({
  clock: $isCovered.updates,
  fn: (isCovered) => ({
    method: isCovered ? ('hideTabs' as const) : ('showTabs' as const),
    args: {},
  }),
  target: callNativeFx,
});

// A text: it is an update only when something in it has changed.
sample({
  clock: $viewState.updates,
  filter: Boolean,
  fn: (stateJson) => ({ method: 'setWebViewState' as const, args: { stateJson } }),
  target: callNativeFx,
});
