import { plans } from '../../../fixtures/orders/plans';
import { checkout } from '../../../src/shared/i18n/fa/checkout';
import { formatToman } from '../../../src/shared/i18n/format';
import { expect } from '../../fixtures/test';
import { spoiledAnswers, type Screen, type Stage } from '../screen';

const plan = plans[0];
if (!plan) throw new Error('There is no plan to buy');
const planPath = `/app-checkout/plan-${plan.planId}`;

const payButton = ({ page }: Stage) =>
  page.getByRole('button', { name: checkout.pay(formatToman(plan.price)) });

/** The web checkout. */
export const checkoutScreens: readonly Screen[] = [
  { name: 'book', path: '/app-checkout/book-1046', persona: 'spender' },
  { name: 'book, too little credit', path: '/app-checkout/book-1046', persona: 'newcomer' },
  { name: 'book that is owned', path: '/app-checkout/book-1001', persona: 'collector' },
  { name: 'book for subscribers only', path: '/app-checkout/book-1034', persona: 'spender' },
  { name: 'plan', path: planPath, persona: 'spender' },
  { name: 'credit package', path: '/app-checkout/package-33', persona: 'spender' },
  { name: 'logged out', path: planPath },
  { name: 'nothing in the address', path: '/app-checkout', persona: 'spender' },
  { name: 'not found', path: '/app-checkout/plan-999', persona: 'spender' },
  {
    name: 'loading',
    path: planPath,
    persona: 'spender',
    faults: { '/api/subscription/plans': 'hang' },
    isWaiting: true,
  },
  {
    name: 'server error',
    path: planPath,
    persona: 'spender',
    faults: { '/api/subscription/plans': 'serverError' },
    expectedProblems: spoiledAnswers,
  },
  {
    name: 'paid',
    path: planPath,
    persona: 'spender',
    way: 'pay',
    prepare: async (stage) => {
      await payButton(stage).click();
      await expect(stage.page.getByText(checkout.planDone)).toBeVisible();
    },
  },
  {
    name: 'refused',
    path: planPath,
    persona: 'spender',
    faults: { '/api/orders/**': 'forbidden' },
    expectedProblems: spoiledAnswers,
    way: 'pay',
    prepare: async (stage) => {
      await payButton(stage).click();
      await expect(stage.page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'answer lost',
    path: planPath,
    persona: 'spender',
    expectedProblems: spoiledAnswers,
    way: 'pay, and lose the connection',
    prepare: async (stage) => {
      await expect(payButton(stage)).toBeVisible();
      await stage.spoil({
        '/api/orders/**': 'answerLost',
        // What is looked at before the order still comes.
        '/api/subscription/current': { network: 'error', after: 1 },
      });
      await payButton(stage).click();
      await expect(stage.page.getByText(checkout.unknown)).toBeVisible();
    },
  },
];
