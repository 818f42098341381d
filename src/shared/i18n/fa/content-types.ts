/** Product types by number (product spec, section 1): one, and many. */
export const contentTypes = {
  0: { one: 'کتاب صوتی', many: 'کتاب صوتی' },
  1: { one: 'کپسول', many: 'کپسول' },
  2: { one: 'سریال صوتی', many: 'سریال صوتی' },
  3: { one: 'پادکست', many: 'پادکست' },
} as const;
