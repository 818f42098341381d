/** How a dialog was dismissed. Buttons inside the dialog are handled by the page. */
export type Dismissal = 'close' | 'backdrop' | 'escape' | 'swipe';

/** Maps the reasons of the dialog library to ours. */
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
