import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider as Base } from '@base-ui/react/slider';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';

import { clampFraction } from '../progress/fraction';

import { dragRate, dragTo, type Drag, type DragRate } from './fine-drag';

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
  /**
   * What stands above the thumb during a drag, and above the pointer of a mouse. With it, the value moves more
   * slowly the further the finger is from the bar; `rate` tells how much.
   */
  preview?: ((value: number, rate: DragRate) => ReactNode) | undefined;
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
  const [held, setHeld] = useState<{ value: number; rate: DragRate } | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const control = useRef<HTMLDivElement>(null);
  const hasLength = Number.isFinite(max) && max > 0;
  const end = hasLength ? max : 1;
  const value = clampFraction((held?.value ?? props.value) / end) * end;

  /** The value during a drag; keys change it as they are. */
  const follow = (finger: number, reason: string, event: Event) => {
    if (!props.preview || (reason !== 'drag' && reason !== 'track-press'))
      return { value: finger, rate: 1 as const };
    const rate = reason === 'drag' ? dragRate(distanceFrom(control.current, event)) : 1;
    drag.current = drag.current
      ? dragTo(drag.current, finger, rate, end)
      : { finger, value: finger };
    return { value: drag.current.value, rate };
  };
  const point = ({ pointerType, buttons, clientX, currentTarget }: PointerEvent) => {
    if (!props.preview || !hasLength || pointerType !== 'mouse' || buttons !== 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(clampFraction((clientX - left) / width) * end);
  };
  const shown = held ?? (pointed === null ? null : { value: pointed, rate: 1 as const });

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
        disabled={!hasLength}
        onValueChange={(next, { reason, event }) => {
          const followed = follow(next, reason, event);
          setPointed(null);
          setHeld(followed);
          props.onChanged?.(followed.value);
        }}
        onValueCommitted={(next) => {
          const committed = drag.current?.value ?? next;
          drag.current = null;
          setHeld(null);
          props.onCommitted(committed);
        }}
      >
        <Base.Control
          ref={control}
          className={styles['control']}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
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
            {props.preview && shown && (
              <div
                className={styles['preview']}
                style={{
                  insetInlineStart: `${(shown.value / end) * 100}%`,
                  transform: `translateX(${(shown.value / end) * -100}%)`,
                }}
                aria-hidden="true"
              >
                {props.preview(shown.value, shown.rate)}
              </div>
            )}
          </Base.Track>
        </Base.Control>
      </Base.Root>
    </DirectionProvider>
  );
}

/** How far the finger is above or below the bar, in px. */
function distanceFrom(bar: HTMLElement | null, event: Event): number {
  const finger = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : event;
  if (!bar || !finger || !('clientY' in finger)) return 0;
  const { top, height } = bar.getBoundingClientRect();
  return finger.clientY - top - height / 2;
}
