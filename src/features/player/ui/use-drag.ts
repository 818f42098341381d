import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $wanted } from '../model/stream';

interface Drag {
  /** What plays while the finger is down. */
  readonly of: string;
  readonly seconds: number;
}

/** A text, because each stored position makes a new object of the same chapter. */
const $playing = $wanted.map((stream) => JSON.stringify(stream));

/**
 * The drag of the chapter's bar. When another chapter begins under the finger, it ends without a pick: the second was
 * meant for the one before. Rule: docs/behaviour.md#seek
 */
export function useDrag() {
  const playing = useUnit($playing);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [lost, setLost] = useState(0);
  if (drag !== null && drag.of !== playing) {
    setDrag(null);
    setLost(lost + 1);
  }
  return {
    /** The second under the finger; null without a drag. */
    dragged: drag?.seconds ?? null,
    /** For the bar: a new one knows nothing of the finger. */
    key: lost,
    onDragged: (seconds: number | null) =>
      setDrag(seconds === null ? null : { of: playing, seconds }),
  };
}
