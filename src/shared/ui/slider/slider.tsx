import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider as Base } from '@base-ui/react/slider';
import { useState } from 'react';

import { clampFraction } from '../progress/fraction';

import styles from './slider.module.css';

interface SliderProps {
  /** The accessible name. */
  label: string;
  /** In the unit of `max`; what is not within 0 to `max` is brought there. */
  value: number;
  /** Nothing to slide along while this is 0 or no number: the slider is disabled. */
  max: number;
  /** One press of an arrow key; 1 unless told. */
  step?: number | undefined;
  /** One press of a page key; ten steps unless told. */
  largeStep?: number | undefined;
  /** A value in words, for screen readers. */
  valueText: (value: number) => string;
  /** How much of it has been loaded, 0 to 1. */
  loaded?: number | undefined;
  isDisabled?: boolean | undefined;
  /** Under way; the thumb stays with the finger whatever `value` says meanwhile. */
  onChanged?: ((value: number) => void) | undefined;
  /** Let go, or moved by a key. */
  onCommitted: (value: number) => void;
}

/**
 * A slider that runs from left to right in every script, as media time does: pointer, arrow keys and
 * fill agree because the whole of it is one left-to-right island (decisions, 'Behaviour').
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
