/** Values that accidents, older versions and tampering leave in storage: docs/faults.md#e1 */
export const corruptedValues = {
  empty: '',
  'the text null': 'null',
  'an open brace': '{',
  'an empty list': '[]',
  NaN: 'NaN',
  'a number without end': '1e999',
  'minus one': '-1',
  'a value of another type': '"text"',
  '4 MB': 'x'.repeat(4 * 1024 * 1024),
  'deep nesting': '['.repeat(100_000),
  'a prototype': '{"__proto__":{"isAdmin":true},"isAdmin":true}',
  'an older schema': '{"version":0,"items":[{"id":1,"time":"00:10"}]}',
} as const;
