import type { ReactNode } from 'react';

import { cx } from '../cx';
import endless from '../endless-list/endless-list.module.css';
import { MoreFooter } from '../endless-list/more-footer';

import { useGridBox } from './use-grid-box';
import { useRowsInView } from './use-rows-in-view';
import { VirtualItem } from './virtual-item';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Item> {
  /** The accessible name. */
  label: string;
  /** The items loaded so far; the array only grows at its end. */
  items: readonly Item[];
  /** The total count, for screen readers. */
  total: number;
  /** An item that stays in view is rendered again only when this function is another one. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** For lists whose items can leave: an item goes with its focus, and none takes the place of another. */
  keyOf?: ((item: Item) => number) | undefined;
  /** The height of every item: this many rem, and at least this many px. */
  itemSize: { readonly rem: number; readonly minPx: number };
  /** Lays out the items; a grid, whose columns the list counts. */
  itemsClassName?: string | undefined;
  /** Whether more items can be requested now. */
  hasMore: boolean;
  /** Called when the end comes near the viewport, and when the button is pressed. */
  onEndReached: () => void;
  /** The label of the button that does the same as scrolling. */
  moreLabel: string;
  /** Shown at the end: skeletons while loading, an error, or the end of the list. */
  children?: ReactNode;
}

/**
 * A grid of items of one height that grows as its end comes near. Only the rows around the viewport are in the
 * document; padding stands for the others, so that thousands of items cost no more than a screen of them, and a
 * restored scroll position finds its place before anything is measured.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, total, renderItem, keyOf, itemSize, hasMore, onEndReached, moreLabel } =
    props;
  const { ref, columns, top, rem } = useGridBox();
  const rowSize = Math.max(itemSize.minPx, itemSize.rem * rem);
  const rows = Math.ceil(items.length / columns);
  const view = useRowsInView({ rows, rowSize, top });
  const start = view.first * columns;
  const shown = items.slice(start, view.end * columns);

  return (
    <div className={endless['list']}>
      <div
        ref={ref}
        role="list"
        aria-label={label}
        className={cx(styles['items'], props.itemsClassName)}
        style={{
          paddingBlockStart: view.first * rowSize,
          paddingBlockEnd: (rows - view.end) * rowSize,
          gridAutoRows: rowSize,
        }}
      >
        {shown.map((item, index) => (
          <VirtualItem
            key={keyOf ? keyOf(item) : start + index}
            item={item}
            index={start + index}
            total={Math.max(total, items.length)}
            renderItem={renderItem}
          />
        ))}
      </div>
      {props.children}
      {hasMore && <MoreFooter count={items.length} label={moreLabel} onReached={onEndReached} />}
    </div>
  );
}
