import type { ReactNode } from 'react';

import { pageTitles } from '@/shared/i18n/fa/page-titles';
import type { PageId } from '@/shared/routing/page-table';
import { DeskCard } from '@/shared/ui/desk-card/desk-card';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './page-outline.module.css';

type Shape = 'book' | 'tiles' | 'rows' | 'search' | 'profile' | 'form' | 'blocks';

const shapes: Partial<Record<PageId, Shape>> = {
  product: 'book',
  library: 'tiles',
  wishlist: 'tiles',
  clp: 'rows',
  catalog: 'rows',
  archive: 'rows',
  profile: 'profile',
  auth: 'form',
  'credit-code': 'form',
  'app-checkout': 'form',
};
/** Pages with a large title and without a back button. */
const roots: readonly PageId[] = ['library', 'clp', 'profile'];

const parts: Readonly<Record<Shape, () => ReactNode>> = {
  book: () => <Book />,
  tiles: () => repeated(12, styles['tile']),
  rows: () => repeated(8, styles['row']),
  search: () => <SearchStart />,
  profile: () => <Profile />,
  form: () => repeated(3, styles['field']),
  blocks: () => repeated(6, styles['block']),
};

/**
 * The outline of a page until its code is there, in the places and sizes of what the page itself shows first.
 * Rule: docs/behaviour.md#router
 */
export default function PageOutline({ page }: { page: PageId }) {
  // The router's own hook would cost bytes of the first screen. On the server, which has no address, no outline is shown.
  const { pathname = '', search = '' } = (globalThis.location as Location | undefined) ?? {};
  const isSearchStart = search === '' && (pathname === '/clp' || pathname === '/search');
  const shape = isSearchStart ? 'search' : (shapes[page] ?? 'blocks');
  const outline = (
    <div className={styles[shape]} aria-hidden="true">
      {parts[shape]()}
    </div>
  );
  return (
    <div className={styles['page']} data-shape={shape} aria-busy="true">
      {shape !== 'book' && <Title page={page} />}
      {shape === 'form' ? <DeskCard>{outline}</DeskCard> : outline}
    </div>
  );
}

function Title({ page }: { page: PageId }) {
  const title = pageTitles[page];
  return (
    <header className={styles['head']} data-root={roots.includes(page)}>
      {title === null ? <Skeleton width="6em" height="1.2em" /> : <h1>{title}</h1>}
    </header>
  );
}

function Book() {
  return (
    <>
      <div className={styles['band']}>
        <Skeleton className={styles['cover']} />
        <div className={styles['intro']}>
          <Skeleton width="9em" height="40px" />
          <Skeleton shape="text" width="8em" />
          <Skeleton shape="text" width="11em" />
          <Skeleton width="15em" height="48px" />
        </div>
      </div>
      <div className={styles['text']}>
        <Skeleton height="64px" />
        {repeated(6, styles['line'])}
      </div>
    </>
  );
}

function SearchStart() {
  return (
    <>
      <Skeleton className={styles['box']} />
      {repeated(10, styles['choice'])}
    </>
  );
}

function Profile() {
  return (
    <>
      <div className={styles['who']}>
        <Skeleton shape="circle" width="56px" height="56px" />
        <Skeleton width="9em" height="32px" />
      </div>
      <Skeleton className={styles['week']} />
      {repeated(4, styles['block'])}
    </>
  );
}

function repeated(count: number, className: string | undefined) {
  return Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} className={className} />
  ));
}
