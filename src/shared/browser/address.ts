/** Reads the page's address as it is now. */
export function readAddress(): { origin: string; path: string; search: string; hash: string } {
  const { origin, pathname, search, hash } = window.location;
  return { origin, path: pathname, search, hash };
}

/** Replaces the address without a navigation; only for the time before the router is there. */
export function replaceAddress(to: string): void {
  window.history.replaceState(null, '', to);
}
