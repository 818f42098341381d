import { useUnit } from 'effector-react';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';

import { useWasTrue } from '@/shared/ui/use-was-true';

import { $panel, panelDismissed, type PanelName } from '../model/panels';

/** A sheet over the player. */
export interface PanelProps {
  isOpen: boolean;
  onDismissed: () => void;
}

const panels: Readonly<Record<PanelName, LazyExoticComponent<ComponentType<PanelProps>>>> = {
  speed: lazy(() => import('./speed-panel')),
  sleep: lazy(() => import('./sleep-panel')),
  chapters: lazy(() => import('./chapters-panel')),
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
  return (
    <Suspense>
      <Sheet isOpen={isOpen} onDismissed={dismiss} />
    </Suspense>
  );
}
