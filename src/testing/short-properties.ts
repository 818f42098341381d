import fc from 'fast-check';

/**
 * Mutation runs repeat every property for every mutant, so each gets two seconds. The whole suite runs them in
 * full.
 */
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(2000));
fc.configureGlobal({ endOnFailure: true });
