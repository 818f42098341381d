import { useRef, type ComponentPropsWithRef } from 'react';

import { cx } from '../cx';

import styles from './notice.module.css';

interface NoticeBarProps extends ComponentPropsWithRef<'div'> {
  /** Called when the pointer or the visible focus comes or goes, with whether either is inside. */
  onHeld: (isHeld: boolean) => void;
}

/** A bar over the page. As long as the pointer or the visible focus is inside, it should not time out. */
export function NoticeBar({ onHeld, className, ...rest }: NoticeBarProps) {
  const inside = useRef({ pointer: false, focus: false });
  const hold = (change: Partial<typeof inside.current>) => {
    Object.assign(inside.current, change);
    onHeld(inside.current.pointer || inside.current.focus);
  };
  return (
    <div
      {...rest}
      className={cx(styles['bar'], className)}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={({ target }) => hold({ focus: target.matches(':focus-visible') })}
      onBlur={() => hold({ focus: false })}
    />
  );
}
