/** The state of the current history entry, as whoever navigated has left it. */
export function readHistoryState(): unknown {
  return window.history.state;
}
