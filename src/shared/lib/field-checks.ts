/** Whether the text can be an e-mail address; the server decides. */
export function isEmailLike(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** The exact value of a field, because spaces count in passwords. Empty if there is no such field. */
export function rawTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The trimmed value of a field. */
export function textOf(form: FormData, name: string): string {
  return rawTextOf(form, name).trim();
}
