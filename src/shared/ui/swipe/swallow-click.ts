/** Keeps the click from the page that a mouse makes when it lets go after a stroke; a finger makes none. */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  // The click comes in the same task. Where none comes, the next one is meant.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
