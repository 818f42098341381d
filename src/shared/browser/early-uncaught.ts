type Uncaught = ErrorEvent | PromiseRejectionEvent;

const buffered: Uncaught[] = [];
let report = (event: Uncaught): unknown => buffered.push(event);

/**
 * Buffers uncaught errors until `setUncaughtListener`, because the reporter loads after the first screen.
 * The listeners stay, because an error may be thrown as long as the page lives.
 */
export function bufferUncaught(): void {
  for (const type of ['error', 'unhandledrejection'] as const) {
    window.addEventListener(type, (event) => report(event));
  }
}

/** Passes on the buffered errors, then each later one. A second listener replaces the first. */
export function setUncaughtListener(listener: (event: Uncaught) => void): void {
  report = listener;
  buffered.forEach(listener);
}
