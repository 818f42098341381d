import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

import { viewStates } from '../lib/view-states';
import { $isDriving } from '../model/driving';
import { $panel } from '../model/panels';
import { $item } from '../model/queue';

import { useSurface } from './use-surface';

/** Keeps the view states of the player as classes of the body while it is mounted. */
export function useViewStates(): void {
  const surface = useSurface();
  const { panel, isDriving, item } = useUnit({
    panel: $panel,
    isDriving: $isDriving,
    item: $item,
  });
  const states = viewStates({ surface, panel, isDriving, isSample: item?.isSample === true });
  const names = states.join(' ');
  // Before the next paint, because wrappers and partner pages style themselves by these classes.
  useLayoutEffect(() => {
    const { classList } = document.body;
    const classes = names.split(' ');
    classList.add(...classes);
    return () => classList.remove(...classes);
  }, [names]);
}
