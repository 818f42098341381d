/** Reads a `<meta>` of the page's head that holds a host; empty when it is absent. */
export function readHostMeta(name: string): string {
  const host = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return host.replace(/\/+$/, '');
}
