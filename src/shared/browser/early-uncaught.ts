type Uncaught = ErrorEvent | PromiseRejectionEvent;

const kept: Uncaught[] = [];
let tell = (event: Uncaught): unknown => kept.push(event);

/** Keeps what nobody catches until somebody hears it: the reporter comes behind the first screen. */
export function keepUncaught(): void {
  for (const type of ['error', 'unhandledrejection'] as const) {
    window.addEventListener(type, (event) => tell(event));
  }
}

/** Tells what was kept, then everything that follows. One hears. */
export function hearUncaught(listener: (event: Uncaught) => void): void {
  tell = listener;
  kept.forEach(listener);
}
