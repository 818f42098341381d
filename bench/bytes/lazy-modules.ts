/** What must not be in the files of the first screen: it is fetched when it is wanted. */
const lazyModules = [
  { name: 'hls.js', path: /node_modules\/hls\.js\// },
  { name: 'dialogs (@base-ui)', path: /node_modules\/@base-ui\// },
  { name: 'the full player', path: /^src\/features\/player\/ui\/full-player\./ },
] as const;

/** For each latecomer, the modules by which it came too early. */
export function modulesLoadedTooEarly(
  modules: readonly string[],
): { readonly name: string; readonly modules: readonly string[] }[] {
  return lazyModules.map(({ name, path }) => ({
    name,
    modules: modules.filter((module) => path.test(module)),
  }));
}
