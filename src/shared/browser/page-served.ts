/**
 * Whether the server answers with this page, so that a reload does not lose it. No effect, because a script that runs before
 * the app calls it as well.
 */
export async function isPageServed(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, {
      cache: 'no-store',
      // Servers answer addresses of pages with the app only where HTML is asked for.
      headers: { accept: 'text/html' },
    });
    return ok;
  } catch {
    return false;
  }
}
