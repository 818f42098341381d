import { expect, test } from 'vitest';

import { userInfo } from './user-info';

const emptyProfile = { firstName: '', lastName: '', email: '', mobileNo: '' };

test.each([
  [emptyProfile, { username: '', mobileNo: '' }],
  [{ firstName: 'Sara' }, { username: 'Sara', mobileNo: 'Sara' }],
  [{ lastName: 'Ahmadi' }, { username: 'Ahmadi', mobileNo: 'Ahmadi' }],
  [
    { firstName: 'Sara', lastName: 'Ahmadi', mobileNo: '09120000001' },
    { username: 'Sara Ahmadi', mobileNo: '09120000001' },
  ],
  [
    { email: 'sara@example.ir', mobileNo: '09120000001' },
    { username: '', mobileNo: 'sara@example.ir' },
  ],
])('shows %o as %o', (profile, shown) => {
  expect(userInfo({ ...emptyProfile, ...profile })).toEqual(shown);
});
