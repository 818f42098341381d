import fc from 'fast-check';

/**
 * Properties get two seconds each, where the same ones run for every mutant: what they do not find by
 * then they find in the whole suite.
 */
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(2000));
fc.configureGlobal({ endOnFailure: true });
