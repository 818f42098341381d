import { sample } from 'effector';

import { $bridge } from '@/shared/bridge/call-native';
import { findBridge } from '@/shared/bridge/find-bridge';
import { $inbox, createInbox, openInboxFx } from '@/shared/bridge/inbox';
import { $platform } from '@/shared/bridge/platform';
import { $sessionPort } from '@/shared/bridge/session-port';

import { appStarted } from '../start/app-started';
import type { StartValue } from '../start/start-value';
import { nativeSessionPort } from './session-port';

// The flows between the wrapper and the models of the entry.
import.meta.glob(['./wiring/*.ts', '!**/*.test.ts'], { eager: true });

/** Looks for a native wrapper around the page. Gives what the scope starts with; nothing without a wrapper. */
export function connectWrapper(page: Window): StartValue[] {
  const bridge = findBridge(page);
  if (bridge === null) return [];
  return [
    [$bridge, bridge],
    [$platform, bridge.platform],
    [$inbox, createInbox(page)],
    [$sessionPort, nativeSessionPort],
  ];
}

// Events that the wrapper has sent so far are handled now.
sample({ clock: appStarted, target: openInboxFx });
