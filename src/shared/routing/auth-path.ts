/** The address of the sign-in page. After it, `returnTo` is opened: path and query of a page of this app. */
export function authPath(returnTo: string): string {
  return `/auth?returnUrl=${encodeURIComponent(returnTo)}`;
}
