import {
  environmentByName,
  environments,
  type Environment,
} from '../src/shared/config/environments.ts';

/**
 * Returns the environment of a Vite mode.
 * @throws with the valid names when no environment has this mode
 */
export function environmentOfMode(mode: string): Environment {
  const environment = environmentByName(mode);
  if (environment) return environment;
  const names = environments.map(({ name }) => name).join(', ');
  throw new Error(`There is no environment "${mode}". Use --mode with one of: ${names}.`);
}
