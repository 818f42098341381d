import type { Notice } from './parse-notices';

const LICENSE = 'OFL-1.1';

/** The notices of the fonts, which are no packages of the build. Their texts are long, so they come on demand. */
export async function loadFontNotices(): Promise<Notice[]> {
  const [vazirmatn, gulzar] = await Promise.all([
    import('@/shared/ui/fonts/OFL.txt?raw'),
    import('@/shared/ui/fonts/OFL-gulzar.txt?raw'),
  ]);
  return [
    { name: 'Vazirmatn', version: '', license: LICENSE, text: vazirmatn.default.trim() },
    { name: 'Gulzar', version: '', license: LICENSE, text: gulzar.default.trim() },
  ];
}
