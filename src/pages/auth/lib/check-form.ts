import { parseCode, parseEmail, parseMobile } from '@/features/sign-in/lib/contact';
import type { Credentials } from '@/features/sign-in/lib/token-call';
import type { ApiError } from '@/shared/api/errors';
import { errorText } from '@/shared/api/error-text';
import { auth } from '@/shared/i18n/fa/auth';

/** The current step of the sign-in. */
export type Step = 'mobile' | 'code' | 'password' | 'reset' | 'resetSent';
export type Field = 'mobile' | 'code' | 'password' | 'email';
/** The values of the fields, as typed. */
export type Fields = Readonly<Record<Field, string>>;

export interface Problem {
  /** The field of the problem; null when it belongs to no field. */
  readonly field: Field | null;
  readonly text: string;
}

/** The call that a valid form leads to, or its problem. */
export type Submission =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'sendCode'; readonly mobile: string }
  | { readonly kind: 'signIn'; readonly credentials: Credentials }
  | { readonly kind: 'sendReset'; readonly email: string };

/** Validates the fields of a step. The first invalid field is the problem. */
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
 * Maps an error to the field that the server refused; network and server errors belong to no field. Being
 * offline has its own notification. Rule: docs/behaviour.md#errors
 */
export function problemOf(error: ApiError, field: Field | null): Problem | null {
  if (error.kind === 'offline') return null;
  const isRefusal = error.kind === 'http' && error.status >= 400 && error.status < 500;
  // The server has one message for every wrong credential, which names the password.
  if (field === 'code' && isRefusal && error.code === 'invalid-credentials')
    return { field, text: auth.codeRefused };
  return { field: isRefusal ? field : null, text: errorText(error) };
}

function wrong(field: Field, text: string): Submission {
  return { kind: 'problem', problem: { field, text } };
}
