import {
  environmentByName,
  environments,
  type Environment,
} from '../src/shared/config/environments.ts';

/**
 * The environment that a Vite mode stands for.
 * @throws a sentence with the valid names when the mode is none of ours.
 */
export function environmentOfMode(mode: string): Environment {
  const environment = environmentByName(mode);
  if (environment) return environment;
  const names = environments.map(({ name }) => name).join(', ');
  throw new Error(`There is no environment "${mode}". Use --mode with one of: ${names}.`);
}
