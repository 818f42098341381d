import type { Profile } from '@/shared/api/contract/account';
import { fullName } from '@/shared/lib/full-name';

/** What the app shows of a person (product spec, section 3). */
export interface UserInfo {
  /** First and last name, or empty. */
  readonly username: string;
  /** How to reach them: e-mail, else mobile, else the username. */
  readonly mobileNo: string;
}

/** Makes what is shown from what the account knows. */
export function userInfo(profile: Profile): UserInfo {
  const username = fullName(profile);
  return { username, mobileNo: profile.email || profile.mobileNo || username };
}
