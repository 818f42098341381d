/** Product types by number, singular and plural. Rule: docs/behaviour.md#product-types */
export const contentTypes = {
  0: { one: 'کتاب صوتی', many: 'کتاب صوتی' },
  1: { one: 'کپسول', many: 'کپسول' },
  2: { one: 'سریال صوتی', many: 'سریال صوتی' },
  3: { one: 'پادکست', many: 'پادکست' },
} as const;
