import type { Profile } from '@/shared/api/contract/account';
import { fullName } from '@/shared/lib/full-name';

/** The account data that the app shows. Rule: docs/behaviour.md#profile */
export interface UserInfo {
  /** First and last name, or empty. */
  readonly username: string;
  /** The e-mail address, else the mobile number, else `username`. */
  readonly mobileNo: string;
}

export function userInfo(profile: Profile): UserInfo {
  const username = fullName(profile);
  return { username, mobileNo: profile.email || profile.mobileNo || username };
}
