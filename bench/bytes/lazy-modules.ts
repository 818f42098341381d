/** Modules that must not be part of the first screen; the app loads them on demand. */
const lazyModules = [
  { name: 'hls.js', path: /node_modules\/hls\.js\// },
  { name: 'dialogs (@base-ui)', path: /node_modules\/@base-ui\// },
  { name: 'the full player', path: /^src\/features\/player\/ui\/full-player\./ },
] as const;

/** For each lazy part, returns those of its modules that are among the given ones. */
export function modulesLoadedTooEarly(
  modules: readonly string[],
): { readonly name: string; readonly modules: readonly string[] }[] {
  return lazyModules.map(({ name, path }) => ({
    name,
    modules: modules.filter((module) => path.test(module)),
  }));
}
