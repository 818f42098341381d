import { memo, type ReactNode } from 'react';

interface VirtualItemProps<Item> {
  item: Item;
  index: number;
  total: number;
  renderItem: (item: Item, index: number) => ReactNode;
}

function Item<Item>({ item, index, total, renderItem }: VirtualItemProps<Item>) {
  return (
    <div role="listitem" aria-posinset={index + 1} aria-setsize={total}>
      {renderItem(item, index)}
    </div>
  );
}

/** An item of a virtual list. A scroll renders only those that come into view. */
export const VirtualItem = memo(Item) as typeof Item;
