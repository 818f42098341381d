import { parseEmail, parseMobile } from '@/features/sign-in/lib/contact';

/** The contact as typed: a mobile number, an e-mail address, nothing, or null for any other text. */
export function readContact(typed: string): string | null {
  return typed.trim() === '' ? '' : (parseMobile(typed) ?? parseEmail(typed));
}
