import { plans } from '../../../fixtures/orders/plans';
import { expect } from '../../fixtures/test';
import { faultLines, type Screen, type Stage } from '../screen';

const plan = plans[0];
if (!plan) throw new Error('There is no plan to buy');
const planPath = `/app-checkout/plan-${plan.planId}`;

const payButton = ({ checkoutPage }: Stage) => checkoutPage.pay(plan.price);

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
    expectedProblems: faultLines,
  },
  {
    name: 'paid',
    path: planPath,
    persona: 'spender',
    way: 'pay',
    prepare: async (stage) => {
      await payButton(stage).click();
      await expect(stage.checkoutPage.planBought).toBeVisible();
    },
  },
  {
    name: 'refused',
    path: planPath,
    persona: 'spender',
    faults: { '/api/orders/**': 'forbidden' },
    expectedProblems: faultLines,
    way: 'pay',
    prepare: async (stage) => {
      await payButton(stage).click();
      await expect(stage.checkoutPage.alert).toBeVisible();
    },
  },
  {
    name: 'answer lost',
    path: planPath,
    persona: 'spender',
    expectedProblems: faultLines,
    way: 'pay, and lose the connection',
    prepare: async (stage) => {
      await expect(payButton(stage)).toBeVisible();
      await stage.addFaults({
        '/api/orders/**': 'answerLost',
        // The call before the order still succeeds.
        '/api/subscription/current': { network: 'error', after: 1 },
      });
      await payButton(stage).click();
      await expect(stage.checkoutPage.unknownResult).toBeVisible();
    },
  },
];
