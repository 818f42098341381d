import { expect, test } from 'vitest';

import { userInfo } from './user-info';

const nobody = { firstName: '', lastName: '', email: '', mobileNo: '' };

test.each([
  [nobody, { username: '', mobileNo: '' }],
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
])('%o is shown as %o', (known, shown) => {
  expect(userInfo({ ...nobody, ...known })).toEqual(shown);
});
