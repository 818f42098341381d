import { logoutRequested } from '@/entities/session/sign-out';
import { $profile } from '@/entities/user/profile';
import { $success } from '@/features/purchase/model/outcome';
import { $aboutBook } from '@/pages/about-book/model';
import { $attempts } from '@/pages/app-checkout/payment';
import {
  $fields,
  $signInProblem,
  $step,
  fieldChanged,
  googleClicked,
  resendClicked,
  stepChosen,
} from '@/pages/auth/form';
import { $recentSearches } from '@/pages/clp/recent-searches';
import { $drafts } from '@/pages/comments/drafts';
import {
  $creditCodeProblem,
  $creditCodeText,
  $redeemedBalance,
  anotherCodeClicked,
  creditCodeTyped,
} from '@/pages/credit-code/model';
import {
  $feedbackContact,
  $feedbackProblem,
  $feedbackResult,
  $feedbackSubject,
  $feedbackText,
  anotherFeedbackClicked,
  contactTyped,
  feedbackTyped,
} from '@/pages/feedback/model';
import { $menuBook } from '@/pages/library/book-menu';
import '@/pages/product/get';
import { $detail, $libraryState as $productState } from '@/pages/product/model';
import { $rateBefore } from '@/pages/product/rate';
import { chapterClicked, playOwnedClicked } from '@/pages/product/sample';
import { $profileError } from '@/pages/profile/model';
import { $workSort } from '@/pages/publisher/model';
import {
  aboutBookRoute,
  authRoute,
  creditCodeRoute,
  feedbackRoute,
  productRoute,
  publisherRoute,
} from '@/shared/routing/routes';
import { aBookCard, aDetail } from '@/testing/api-fixtures';
import { aLibraryState, anHttpError, aPurchaseBook } from '@/testing/purchase-fixtures';
import { testEmptiedStores } from '@/testing/emptied-stores';

import './clear-user-data';

const error = anHttpError(500);
const problem = { at: 'call', text: 'It failed' };
const signInForm = ['signInFields', 'signInStep', 'signInProblem'] as const;

/** What each store of the pages holds before it must be emptied. */
const filled = {
  success: [$success, { book: aPurchaseBook(), how: 'credit' }],
  payments: [$attempts, new Map([['plan-3', { stage: { kind: 'unknown' } }]])],
  signInFields: [$fields, { mobile: '0912', code: '1', password: 'secret', email: 'a@b.c' }],
  signInStep: [$step, 'code'],
  signInProblem: [$signInProblem, problem],
  recentSearches: [$recentSearches, ['Hafez']],
  drafts: [$drafts, { 'new:1001': { text: 'Fine', rate: null, writer: '7' } }],
  creditCode: [$creditCodeText, 'ABC'],
  creditProblem: [$creditCodeProblem, problem],
  redeemedBalance: [$redeemedBalance, 1000],
  feedbackSubject: [$feedbackSubject, 'idea'],
  feedbackText: [$feedbackText, 'It is fine'],
  feedbackContact: [$feedbackContact, '09120000000'],
  feedbackProblem: [$feedbackProblem, problem],
  feedbackResult: [$feedbackResult, 'sent'],
  aboutBook: [$aboutBook, aDetail()],
  workSort: [$workSort, 'title'],
  menuBook: [$menuBook, aBookCard()],
  productState: [$productState, aLibraryState(3)],
  rateBefore: [$rateBefore, { audioBookId: 1001, points: 3 }],
  profile: [$profile, { firstName: 'Sara', lastName: '', email: '', mobileNo: '' }],
  profileError: [$profileError, error],
} as const;

testEmptiedStores(filled, {
  'the user signs out': {
    unit: logoutRequested,
    empties: [
      ...(['payments', 'recentSearches', 'drafts', 'creditCode', 'creditProblem'] as const),
      ...(['redeemedBalance', 'feedbackSubject', 'feedbackText', 'feedbackContact'] as const),
      ...(['menuBook', 'productState', 'rateBefore', 'profile', 'profileError'] as const),
    ],
  },
  'the whole book is played on its page': { unit: playOwnedClicked, empties: ['success'] },
  'a chapter is played on the page': { unit: chapterClicked, params: 1, empties: ['success'] },
  'the page of the book is closed': { unit: productRoute.closed, empties: ['success'] },
  'the page shows another book': { unit: $detail, params: aDetail(), empties: ['success'] },
  'another book is described': {
    unit: aboutBookRoute.visited,
    params: { name: 'about-book', params: { id: '2' }, query: {} },
    empties: ['aboutBook'],
  },
  'another publisher is opened': {
    unit: publisherRoute.visited,
    params: { name: 'publisher', params: { id: '2' }, query: {} },
    empties: ['workSort'],
  },
  'the sign-in page is opened': { unit: authRoute.opened, params: {}, empties: signInForm },
  'the sign-in page is closed': { unit: authRoute.closed, empties: signInForm },
  'a field of the sign-in is changed': {
    unit: fieldChanged,
    params: { field: 'mobile', text: '0' },
    empties: ['signInProblem'],
  },
  'a step is chosen': { unit: stepChosen, params: 'password', empties: ['signInProblem'] },
  'a code is asked for again': { unit: resendClicked, empties: ['signInProblem'] },
  'Google is chosen': { unit: googleClicked, empties: ['signInProblem'] },
  'a credit code is typed': { unit: creditCodeTyped, params: 'A', empties: ['creditProblem'] },
  'another code is wanted': {
    unit: anotherCodeClicked,
    empties: ['creditProblem', 'redeemedBalance'],
  },
  'the credit code page is closed': {
    unit: creditCodeRoute.closed,
    empties: ['creditProblem', 'redeemedBalance'],
  },
  'feedback is typed': { unit: feedbackTyped, params: 'A', empties: ['feedbackProblem'] },
  'a contact is typed': { unit: contactTyped, params: 'A', empties: ['feedbackProblem'] },
  'another feedback is wanted': { unit: anotherFeedbackClicked, empties: ['feedbackResult'] },
  'the feedback page is closed': {
    unit: feedbackRoute.closed,
    empties: ['feedbackProblem', 'feedbackResult'],
  },
});
