import type { ReactNode } from 'react';

import { Button } from '../button/button';

import styles from './endless-list.module.css';
import { EndSentinel } from './end-sentinel';
import { ListChunk } from './list-chunk';

const CHUNK_LENGTH = 20;

export interface EndlessListProps<Item> {
  /** The accessible name. */
  label: string;
  /** What has come so far; it only ever grows at its end. */
  items: readonly Item[];
  /** How many there are in all, for screen readers. */
  total: number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Whether more can be asked for now. */
  hasMore: boolean;
  /** The end comes near the view, or the button was pressed. */
  onEndReached: () => void;
  /** The button that does what scrolling does. */
  moreLabel: string;
  /** Stands at the end: what is on its way, or why nothing comes. */
  children?: ReactNode;
  /** Lays out the items, or the stand-ins for those to come. */
  itemsClassName?: string | undefined;
}

/** A list that grows as its end comes near, and keeps only what is around the view in the page. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { label, items, total, renderItem, hasMore, onEndReached, moreLabel } = props;
  const starts = Array.from(
    { length: Math.ceil(items.length / CHUNK_LENGTH) },
    (_, chunk) => chunk * CHUNK_LENGTH,
  );

  return (
    <div className={styles['list']}>
      <div role="list" aria-label={label}>
        {starts.map((start) => (
          <ListChunk key={start} className={props.itemsClassName}>
            {items.slice(start, start + CHUNK_LENGTH).map((item, index) => (
              <div
                key={start + index}
                role="listitem"
                aria-posinset={start + index + 1}
                aria-setsize={Math.max(total, items.length)}
              >
                {renderItem(item, start + index)}
              </div>
            ))}
          </ListChunk>
        ))}
      </div>
      {props.children}
      {hasMore && (
        <div className={styles['more']}>
          <EndSentinel key={items.length} onReached={onEndReached} />
          <Button kind="outline" onClick={onEndReached}>
            {moreLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
