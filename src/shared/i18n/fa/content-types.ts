import { contentTypes } from '../../api/contract/codes';

/** Product types by number, singular and plural. Rule: docs/behaviour.md#product-types */
export const contentTypeNames = {
  [contentTypes.audioBook]: { one: 'کتاب صوتی', many: 'کتاب صوتی' },
  [contentTypes.capsule]: { one: 'کپسول', many: 'کپسول' },
  [contentTypes.audioSeries]: { one: 'سریال صوتی', many: 'سریال صوتی' },
  [contentTypes.podcast]: { one: 'پادکست', many: 'پادکست' },
} as const;
