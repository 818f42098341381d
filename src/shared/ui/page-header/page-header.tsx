import type { ReactNode } from 'react';

import { cx } from '../cx';

import styles from './page-header.module.css';

interface PageHeaderProps {
  /** The page's one `h1`: its name, or what stands for a name that is on its way. */
  title: ReactNode;
  /** `root` is one of the four tabs and has a large title; `inner` stays in view while scrolling. */
  kind?: 'root' | 'inner' | undefined;
  /** Before the title: the back button. */
  start?: ReactNode;
  /** After it: icon buttons. */
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
