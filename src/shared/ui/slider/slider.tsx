import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider as Base } from '@base-ui/react/slider';
import { useState } from 'react';

import { clampFraction } from '../progress/fraction';

import styles from './slider.module.css';

interface SliderProps {
  /** The accessible name. */
  label: string;
  /** In the unit of `max`; clamped to 0..`max`. */
  value: number;
  /** While this is 0 or not a number the slider is disabled. */
  max: number;
  /** The step of an arrow key; 1 by default. */
  step?: number | undefined;
  /** The step of a page key; ten steps by default. */
  largeStep?: number | undefined;
  /** The value in words, for screen readers. */
  valueText: (value: number) => string;
  /** The loaded share, 0 to 1. */
  loaded?: number | undefined;
  isDisabled?: boolean | undefined;
  /** Called during a drag; the thumb follows the finger and ignores `value` until it is released. */
  onChanged?: ((value: number) => void) | undefined;
  /** Called on release, and for each key. */
  onCommitted: (value: number) => void;
}

/**
 * A slider that runs from left to right in both writing directions, as media time does. The whole
 * element has `dir="ltr"`, so pointer, arrow keys and fill agree. Rule: docs/behaviour.md#seek
 */
export function Slider(props: SliderProps) {
  const { label, max, step = 1, largeStep = step * 10, valueText, loaded = 0 } = props;
  const [held, setHeld] = useState<number | null>(null);
  const hasLength = Number.isFinite(max) && max > 0;
  const end = hasLength ? max : 1;
  const value = clampFraction((held ?? props.value) / end) * end;

  return (
    <DirectionProvider direction="ltr">
      <Base.Root
        className={styles['slider']}
        dir="ltr"
        data-swipe="none"
        value={value}
        max={end}
        step={step}
        largeStep={largeStep}
        disabled={props.isDisabled === true || !hasLength}
        onValueChange={(next) => {
          setHeld(next);
          props.onChanged?.(next);
        }}
        onValueCommitted={(next) => {
          setHeld(null);
          props.onCommitted(next);
        }}
      >
        <Base.Control className={styles['control']}>
          <Base.Track className={styles['track']}>
            <div
              className={styles['loaded']}
              style={{ inlineSize: `${clampFraction(loaded) * 100}%` }}
            />
            <Base.Indicator className={styles['fill']} />
            <Base.Thumb
              className={styles['thumb']}
              getAriaLabel={() => label}
              getAriaValueText={(_, now) => valueText(now)}
            />
          </Base.Track>
        </Base.Control>
      </Base.Root>
    </DirectionProvider>
  );
}
