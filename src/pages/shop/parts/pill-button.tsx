import type { ComponentPropsWithRef } from 'react';

import type { PlayerStatus } from '@/features/player/lib/next-status';
import { PlayMark } from '@/features/player/ui/play-mark';
import { cx } from '@/shared/ui/cx';

import styles from './pill-button.module.css';

interface PillButtonProps extends ComponentPropsWithRef<'button'> {
  status: PlayerStatus;
}

/** The button that plays something right here, with the mark of its state. */
export function PillButton({ status, className, children, ...rest }: PillButtonProps) {
  return (
    <button type="button" {...rest} className={cx(styles['pill'], className)}>
      <PlayMark status={status} size={20} />
      {children}
    </button>
  );
}
