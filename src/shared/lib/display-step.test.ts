import { expect, it } from 'vitest';

import { displayStep } from './display-step';

it.each([
  ['شاهنامه', 64],
  ['هفت‌خان رستم', 64],
  ['رستم و سهراب', 56],
  ['پرونده‌های دوپن', 56],
  ['رستم و اسفندیار', 40],
  ['دوبیتی‌های باباطاهر', 40],
  ['بر دار کردن حسنک وزیر', 28],
  ['سیاحت‌نامه ابراهیم‌بیگ یا بلای تعصب او', 28],
  ['', 28],
])('sets %s in %i px', (title, step) => {
  expect(displayStep(title)).toBe(step);
});

it('does not count vowel marks and half-spaces', () => {
  expect(displayStep('شَاهنَامهٔ می‌خوانم')).toBe(displayStep('شاهنامه میخوانم'));
});

it.each(['Jazz', 'شعر و Jazz', '1984'])('sets %s in the interface face', (title) => {
  expect(displayStep(title)).toBe(28);
});
