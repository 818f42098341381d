type Uncaught = ErrorEvent | PromiseRejectionEvent;

const kept: Uncaught[] = [];
let tell = (event: Uncaught): unknown => kept.push(event);

/**
 * Buffers uncaught errors until `hearUncaught`: the reporter loads after the first screen. The listeners
 * stay, as an error may be thrown as long as the page lives.
 */
export function keepUncaught(): void {
  for (const type of ['error', 'unhandledrejection'] as const) {
    window.addEventListener(type, (event) => tell(event));
  }
}

/** Passes on the buffered errors, then each later one. A second listener replaces the first. */
export function hearUncaught(listener: (event: Uncaught) => void): void {
  tell = listener;
  kept.forEach(listener);
}
