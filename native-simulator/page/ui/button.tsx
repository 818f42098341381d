import type { ReactNode } from 'react';

import styles from './controls.module.css';
import { Icon, type IconName } from './icon';

interface ButtonProps {
  /** The accessible name; the visible text too, unless there are children. */
  readonly label: string;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'outlined' | 'filled';
  /** Shows the icon without text. */
  readonly isBare?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly keys?: string;
  readonly children?: ReactNode;
  readonly onClick: () => void;
}

/** A button of the simulator. Its tooltip names its keyboard shortcut. */
export function Button(props: ButtonProps) {
  const {
    label,
    icon,
    look = 'plain',
    isBare = false,
    isPressed,
    isDisabled = false,
    keys,
  } = props;
  const classes = [
    styles['button'],
    look !== 'plain' && styles[look],
    isPressed && styles['pressed'],
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      title={keys === undefined ? (isBare ? label : undefined) : `${label} (${keys})`}
      aria-label={isBare || props.children !== undefined ? label : undefined}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      disabled={isDisabled}
      onClick={props.onClick}
    >
      {icon && <Icon name={icon} />}
      {!isBare && (props.children ?? label)}
    </button>
  );
}
