/** The origin of the simulator and of its phones. */
export const readOrigin = (): string => window.location.origin;

/** Reads the query of the simulator's own address. */
export const readQuery = (): string => window.location.search;

/** Replaces the query of the simulator's own address; `query` comes without its question mark. */
export function replaceQuery(query: string): void {
  window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
}
