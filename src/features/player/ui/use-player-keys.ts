import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { isUnderWay } from '../lib/next-status';
import { $status, pauseClicked, playClicked } from '../model/playback';
import { seekBackClicked, seekForwardClicked } from '../model/position';
import { nextClicked, previousClicked } from '../model/queue';
import { speedStepped } from '../model/speed';
import { muteToggled } from '../model/volume';

import { isFree, takesKeys } from './free-key';

/** Elements that use the space bar themselves. */
const takesSpace = `${takesKeys}, button, a, summary`;
/** The keys that go on while they are held; a toggle would flicker. */
const repeated: ReadonlySet<string> = new Set(['KeyJ', 'KeyL']);

/**
 * Keyboard shortcuts of the player by physical key, so that they work with a Persian layout too: space
 * and K play or pause, J seeks back 10 s, L forward 30 s, N and P change the chapter, `<` and `>` the speed,
 * M mutes. Only J and L go on while they are held. shortcuts-dialog.tsx lists these keys.
 */
export function usePlayerKeys(): void {
  const { status, ...events } = useUnit({
    status: $status,
    play: playClicked,
    pause: pauseClicked,
    back: seekBackClicked,
    forward: seekForwardClicked,
    next: nextClicked,
    previous: previousClicked,
    mute: muteToggled,
    stepSpeed: speedStepped,
  });
  const { play, pause, back, forward, next, previous, mute, stepSpeed } = events;

  useEffect(() => {
    const toggle = () => (isUnderWay(status) ? pause() : play());
    const actions: Readonly<Record<string, () => void>> = {
      Space: toggle,
      KeyK: toggle,
      KeyJ: () => back(),
      KeyL: () => forward(),
      KeyN: () => next(),
      KeyP: () => previous(),
      KeyM: () => mute(),
      'Shift+Comma': () => stepSpeed('slower'),
      'Shift+Period': () => stepSpeed('faster'),
    };
    const pressed = (event: KeyboardEvent) => {
      const action =
        actions[`${event.shiftKey ? 'Shift+' : ''}${event.code}`] ?? actions[event.code];
      if (!action || !isFree(event, event.code === 'Space' ? takesSpace : takesKeys)) return;
      event.preventDefault();
      if (!event.repeat || repeated.has(event.code)) action();
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, [status, play, pause, back, forward, next, previous, mute, stepSpeed]);
}
