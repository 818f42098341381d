/** The sign-in page, which leads on to `returnTo`: path and query of a page of this app. */
export function authPath(returnTo: string): string {
  return `/auth?returnUrl=${encodeURIComponent(returnTo)}`;
}
