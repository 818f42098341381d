import { ArchSamples } from './arch-samples';
import { CoverSamples } from './cover-samples';
import { MoonSamples } from './moon-samples';
import styles from './samples-page.module.css';
import { TypeSamples } from './type-samples';

const themes = ['light', 'dark'] as const;

/** The components that the look of the app is made of, in both themes side by side. */
export function SamplesPage() {
  return (
    <main className={styles['page']}>
      {themes.map((theme) => (
        <div key={theme} className={styles['theme']} data-theme={theme}>
          <h1 className={styles['name']} dir="ltr">
            {theme}
          </h1>
          <TypeSamples />
          <CoverSamples />
          <ArchSamples />
          <MoonSamples />
        </div>
      ))}
    </main>
  );
}
