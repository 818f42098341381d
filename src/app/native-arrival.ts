import { sample } from 'effector';

import { $bridge } from '@/shared/bridge/call-native';
import { findBridge } from '@/shared/bridge/find-bridge';
import { $inbox, createInbox, openInboxFx } from '@/shared/bridge/inbox';
import { $platform } from '@/shared/bridge/platform';
import { $sessionPort } from '@/shared/bridge/session-port';

import './wiring/native-session';
import './wiring/native-back';
import './wiring/native-deep-link';
import './wiring/native-pause';
import './wiring/native-player';
import './wiring/native-preloader';
import './wiring/native-shell';

import './native-start';
import { nativeSessionPort } from './native-session-port';
import { appStarted } from './start';
import type { StartValue } from './start-value';

/** Looks for a native wrapper and gives what the scope has to start with; nothing on the web. */
export function meetWrapper(page: Window): StartValue[] {
  const bridge = findBridge(page);
  if (bridge === null) return [];
  return [
    [$bridge, bridge],
    [$platform, bridge.platform],
    [$inbox, createInbox(page)],
    [$sessionPort, nativeSessionPort],
  ];
}

// What the wrapper has said meanwhile is heard now.
sample({ clock: appStarted, target: openInboxFx });
