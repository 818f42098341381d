/** A path of the site on the host `site`, which is empty for the page's own origin. Other addresses stay. */
export function siteUrl(site: string, path: string): string {
  return path.startsWith('/') ? site + path : path;
}
