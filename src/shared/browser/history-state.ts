/** The state of the current history entry. */
export function readHistoryState(): unknown {
  return window.history.state;
}
