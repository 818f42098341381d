import fc from 'fast-check';

/**
 * Mutation runs repeat every property for every mutant, so each gets 300 ms. The whole suite runs them in
 * full.
 */
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(300));
fc.configureGlobal({ endOnFailure: true });
