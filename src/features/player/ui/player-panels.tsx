import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { OverlayFailed } from '@/entities/connection/ui/overlay-failed';
import { preloadable } from '@/shared/ui/preloadable';
import { useWasTrue } from '@/shared/ui/use-was-true';

import { $panel, panelDismissed, type PanelName } from '../model/panels';

/** A sheet over the player. */
export interface PanelProps {
  isOpen: boolean;
  onDismissed: () => void;
}

const panel = (load: () => Promise<{ default: ComponentType<PanelProps> }>) =>
  preloadable(load, { Failed: OverlayFailed }).View;
const panels: Readonly<Record<PanelName, ComponentType<PanelProps>>> = {
  speed: panel(() => import('./speed-panel')),
  sleep: panel(() => import('./sleep-panel')),
  chapters: panel(() => import('./chapters-panel')),
};
const names = Object.keys(panels) as PanelName[];

/** The sheets of the player, whose code is loaded when they are opened first. */
export function PlayerPanels() {
  return names.map((name) => <Panel key={name} name={name} />);
}

function Panel({ name }: { name: PanelName }) {
  const { open, dismiss } = useUnit({ open: $panel, dismiss: panelDismissed });
  const isOpen = open === name;
  const wasOpen = useWasTrue(isOpen);
  const Sheet = panels[name];
  if (!wasOpen) return null;
  return <Sheet isOpen={isOpen} onDismissed={dismiss} />;
}
