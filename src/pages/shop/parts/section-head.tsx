import type { ReactNode } from 'react';

import { shop } from '@/shared/i18n/fa/shop';
import { listPath } from '@/shared/routing/paths';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  subtitle?: string | undefined;
  /** The list behind 'all'. */
  listId?: number | undefined;
  /** Another link in place of 'all'. */
  link?: ReactNode;
}

/** The heading of a section, a sentence below it, and the link to everything. */
export function SectionHead({ id, title, subtitle = '', listId, link }: SectionHeadProps) {
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        <h2 id={id} className={styles['title']}>
          <bdi>{title}</bdi>
        </h2>
        {subtitle !== '' && <p className={styles['subtitle']}>{subtitle}</p>}
      </div>
      <div className={styles['all']}>
        {link}
        {listId !== undefined && (
          <ShelfLink to={listPath(listId)} label={shop.all} name={shop.allOf(title)} />
        )}
      </div>
    </div>
  );
}
