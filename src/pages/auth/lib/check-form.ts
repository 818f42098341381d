import { parseCode, parseEmail, parseMobile } from '@/features/sign-in/lib/contact';
import type { Credentials } from '@/features/sign-in/lib/token-call';
import type { ApiError } from '@/shared/api/errors';
import { errorText } from '@/shared/api/error-text';
import { auth } from '@/shared/i18n/fa/auth';

/** What the page asks for now. */
export type Step = 'mobile' | 'code' | 'password' | 'reset' | 'resetSent';
export type Field = 'mobile' | 'code' | 'password' | 'email';
/** What stands in the fields, as typed. */
export type Fields = Readonly<Record<Field, string>>;

export interface Problem {
  /** Where it is; null when it lies with no field. */
  readonly field: Field | null;
  readonly text: string;
}

/** What is to be done with a filled-in form. */
export type Submission =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'sendCode'; readonly mobile: string }
  | { readonly kind: 'signIn'; readonly credentials: Credentials }
  | { readonly kind: 'sendReset'; readonly email: string };

/** Reads the fields of a step; the first one that cannot be right is the problem. */
export function checkForm(step: Step, fields: Fields): Submission {
  if (step === 'reset' || step === 'resetSent') {
    const email = parseEmail(fields.email);
    return email === null ? wrong('email', auth.emailWrong) : { kind: 'sendReset', email };
  }
  const mobile = parseMobile(fields.mobile);
  if (mobile === null) return wrong('mobile', auth.mobileWrong);
  if (step === 'mobile') return { kind: 'sendCode', mobile };
  if (step === 'password') {
    const { password } = fields;
    return password === ''
      ? wrong('password', auth.passwordMissing)
      : { kind: 'signIn', credentials: { kind: 'password', mobile, password } };
  }
  const code = parseCode(fields.code);
  return code === null
    ? wrong('code', auth.codeWrong)
    : { kind: 'signIn', credentials: { kind: 'code', mobile, code } };
}

/**
 * A refusal is told at the field it is about; what happened on the way there, or in the server, is not
 * its fault. That there is no connection is told to everyone already (product spec, section 8).
 */
export function problemOf(error: ApiError, field: Field | null): Problem | null {
  if (error.kind === 'offline') return null;
  const isRefusal = error.kind === 'http' && error.status >= 400 && error.status < 500;
  return { field: isRefusal ? field : null, text: errorText(error) };
}

function wrong(field: Field, text: string): Submission {
  return { kind: 'problem', problem: { field, text } };
}
