/** The browser's own question whether to install the app, which it hands over for later. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

type Report = (prompt: InstallPrompt) => unknown;

let last: InstallPrompt | null = null;
let report: Report = (prompt) => (last = prompt);

/**
 * Keeps the question until `setInstallListener`, because the browser may ask before the models of the pages are there.
 * Its own bar would cover the first screen. Rule: docs/behaviour.md#web-app
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    report(event as InstallPrompt);
  });
}

/** Passes on the kept question, then each later one. A second listener replaces the first. */
export function setInstallListener(listener: Report): void {
  report = listener;
  if (last) listener(last);
}
