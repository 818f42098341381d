import type { ReactNode } from 'react';

import { cx } from '../cx';

import styles from './page-header.module.css';

interface PageHeaderProps {
  /** The page's only `h1`: its title, or a placeholder while the title loads. */
  title: ReactNode;
  /** `root` is for the four tabs and has a large title; `inner` stays in view while scrolling. */
  kind?: 'root' | 'inner' | undefined;
  /** Shown before the title: the back button. */
  start?: ReactNode;
  /** Shown after the title: icon buttons. */
  actions?: ReactNode;
}

export function PageHeader({ title, kind = 'inner', start, actions }: PageHeaderProps) {
  return (
    <header className={cx(styles['header'], styles[kind])}>
      {start}
      <h1 className={styles['title']}>
        <bdi>{title}</bdi>
      </h1>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
