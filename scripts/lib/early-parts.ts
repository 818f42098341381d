import type { Manifest } from './byte-budget';

/** Parts of the frame and of the storefront that come by themselves, before the models of the other pages. */
const earlyParts = [
  'src/pages/shop/parts/later/later-section.tsx',
  'src/pages/shop/parts/later/shop-footer.tsx',
  'src/app/ui/sidebar.tsx',
  'src/features/player/ui/player.tsx',
];

/**
 * The files with those models (`codeSplitting` in vite.config.ts), whose evaluation keeps a slow phone busy. The player
 * needs its own.
 */
const modelFile = /\/(?:features|pages|(?!listening|sound)[a-z]+-models)-[^/]+\.js$/;

/** Finds the early parts that wait for the models of other pages: each with the file that it imports, maybe through others. */
export function partsBehindModels(manifest: Manifest): string[] {
  return earlyParts.flatMap((part) => {
    if (!manifest[part]) return [`${part} has no file of its own`];
    return filesImportedBy(manifest, part)
      .filter((file) => modelFile.test(file))
      .map((file) => `${part} imports ${file}`);
  });
}

function filesImportedBy(manifest: Manifest, key: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  visit(key);
  return [...found].map((name) => manifest[name]?.file ?? '');
}
