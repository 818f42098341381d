import type { ReactNode } from 'react';

import styles from './endless-list.module.css';
import { ListChunk } from './list-chunk';
import { MoreFooter } from './more-footer';
import { useChunkLength } from './use-chunk-length';

export interface EndlessListProps<Item> {
  /** The accessible name. */
  label: string;
  /** The items loaded so far; the array only grows at its end. */
  items: readonly Item[];
  /** The total count, for screen readers. */
  total: number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** For lists whose items can leave: an item goes with its focus, and none takes the place of another. */
  keyOf?: ((item: Item) => number) | undefined;
  /** Whether more items can be requested now. */
  hasMore: boolean;
  /** Called when the end comes near the viewport, and when the button is pressed. */
  onEndReached: () => void;
  /** The label of the button that does the same as scrolling. */
  moreLabel: string;
  /** Shown at the end: skeletons while loading, or an error. */
  children?: ReactNode;
  /** Lays out the items, or their skeletons. */
  itemsClassName?: string | undefined;
}

/** A list that grows as its end comes near and renders only the items around the viewport. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { label, items, total, renderItem, keyOf, hasMore, onEndReached, moreLabel } = props;
  const { ref, chunkLength } = useChunkLength();
  const starts = Array.from(
    { length: Math.ceil(items.length / chunkLength) },
    (_, chunk) => chunk * chunkLength,
  );

  return (
    <div className={styles['list']}>
      <div ref={ref} role="list" aria-label={label}>
        {starts.map((start) => (
          <ListChunk key={start} className={props.itemsClassName}>
            {items.slice(start, start + chunkLength).map((item, index) => (
              <div
                key={keyOf ? keyOf(item) : start + index}
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
      {hasMore && <MoreFooter count={items.length} label={moreLabel} onReached={onEndReached} />}
    </div>
  );
}
