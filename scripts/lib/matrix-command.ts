/**
 * Returns the command that runs part of the matrix again.
 * @param combination the Playwright project, such as `CafeBazaar/pwa/web`
 * @param suites folders of e2e/specs
 * @param titles the titles of the describes and of one test
 */
export function matrixCommand(
  combination: string,
  suites: readonly string[],
  titles: readonly string[] = [],
): string {
  const [client = '', environment = '', platform = ''] = combination.split('/');
  return [
    `npx shenidar e2e --client ${client} --env ${environment} --platform ${platform}`,
    ...suites.map((suite) => `--suite ${suite}`),
    ...(titles.length > 0 ? [`--grep "${titlePattern(titles)}"`] : []),
  ].join(' ');
}

/** A `--grep` pattern for these titles that is safe inside double quotes in every shell. */
export function titlePattern(titles: readonly string[]): string {
  return titles.join(' ').replaceAll(/[^\p{L}\p{N} -]/gu, '.');
}
