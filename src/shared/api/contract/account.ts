import * as v from 'valibot';

import { operation } from './operation';
import { tolerant } from './values';

/** Empty texts stand for what is not known. */
export const profile = v.object({
  firstName: tolerant(v.string(), ''),
  lastName: tolerant(v.string(), ''),
  email: tolerant(v.string(), ''),
  mobileNo: tolerant(v.string(), ''),
});
export type Profile = v.InferOutput<typeof profile>;

export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/api/account/editprofile',
  access: 'user',
  response: profile,
});

/** Fields that are left out keep their value; the answer is the whole profile. */
export const saveProfile = operation({
  id: 'saveProfile',
  method: 'POST',
  path: '/api/account/editprofile',
  access: 'user',
  body: v.object({
    firstName: v.exactOptional(v.string()),
    lastName: v.exactOptional(v.string()),
    email: v.exactOptional(v.string()),
    mobileNo: v.exactOptional(v.string()),
  }),
  response: profile,
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/account/changepassword',
  access: 'user',
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
});

export const changeEmail = operation({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/account/changeemail',
  access: 'user',
  body: v.object({ email: v.string() }),
});
