import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../cx';

import styles from './tab-link.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  to: string;
  label: string;
  icon: ReactNode;
  /** The accessible text of a red dot on the icon; absent without a dot. */
  dotLabel?: string | undefined;
}

interface TabLinkProps<Id extends string> {
  item: TabItem<Id>;
  isActive: boolean;
  /** Called for every click, also on the active tab: it does not navigate, but an open player shrinks. */
  onClicked?: ((id: Id) => void) | undefined;
  className?: string | undefined;
  iconClassName?: string | undefined;
  labelClassName?: string | undefined;
}

/**
 * One of the app's sections, in the bottom bar and in the sidebar alike. The active one does not navigate.
 * Rule: docs/behaviour.md#tabs
 */
export function TabLink<Id extends string>(props: TabLinkProps<Id>) {
  const { item, isActive, onClicked, className, iconClassName, labelClassName } = props;
  const clicked = (event: MouseEvent) => {
    if (isActive) event.preventDefault();
    onClicked?.(item.id);
  };
  return (
    <Link
      to={item.to}
      className={className}
      aria-current={isActive ? 'page' : undefined}
      onClick={clicked}
    >
      <span className={cx(styles['icon'], iconClassName)}>
        {item.icon}
        {item.dotLabel !== undefined && (
          <span className={styles['dot']} role="status" aria-label={item.dotLabel} />
        )}
      </span>
      <span className={labelClassName}>{item.label}</span>
    </Link>
  );
}
