import { vi } from 'vitest';

/** Adds to the document what the one of the tests lacks. Call it before each test. */
export function completeDocument(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The test has no server'));
  window.history.replaceState(null, '', '/native-simulator/');
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
}
