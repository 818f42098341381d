/** Whether this can be an e-mail address; the server has the last word. */
export function isEmailLike(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** What stands in a field, to the letter: spaces belong to a password. Empty where there is no such field. */
export function rawTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What stands in a field, without the spaces around it. */
export function textOf(form: FormData, name: string): string {
  return rawTextOf(form, name).trim();
}
