import { accountCases } from './cases/account-cases';
import { listeningCases } from './cases/listening-cases';
import { nativeCases } from './cases/native-cases';
import { pageCases } from './cases/page-cases';
import type { EngineCase } from './engine-case';

/** Every journey, in the order of a visit. */
export const engineCases: readonly EngineCase[] = [
  ...pageCases,
  ...accountCases,
  ...listeningCases,
  ...nativeCases,
];
