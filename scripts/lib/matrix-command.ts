/**
 * The command that runs something of the matrix again.
 * @param combination as projects are called: `CafeBazaar/pwa/web`
 * @param suites folders of e2e/specs
 * @param titles describes and test, where it is a single one
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

/** What finds a test by its titles, and what no shell can read as anything but a text in quotes. */
export function titlePattern(titles: readonly string[]): string {
  return titles.join(' ').replaceAll(/[^\p{L}\p{N} -]/gu, '.');
}
