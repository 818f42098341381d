/** How a dialog was sent away. What was pressed inside it is the page's own business. */
export type Dismissal = 'close' | 'backdrop' | 'escape' | 'swipe';

/** The library's word for it as ours. */
export function dismissalOf(reason: string): Dismissal {
  switch (reason) {
    case 'outside-press':
    case 'focus-out':
      return 'backdrop';
    case 'escape-key':
    case 'close-watcher':
      return 'escape';
    default:
      return 'close';
  }
}
