import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { galleryPage, type GalleryEntry, type Picture } from './gallery-page';

/** Writes all pictures as one page, `folder`/index.html. */
export default class GalleryReporter implements Reporter {
  readonly #folder: string;
  readonly #entries = new Map<string, GalleryEntry>();

  constructor({ folder }: { folder: string }) {
    this.#folder = folder;
  }

  onBegin(): void {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(join(this.#folder, 'pictures'), { recursive: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // The path begins with the root, the project and the file.
    const [, project = '', , group = ''] = test.titlePath();
    const key = `${group}: ${test.title}`;
    const entry = this.#entries.get(key) ?? {
      group,
      name: test.title,
      facts: test.annotations.map(({ type, description = '' }) => [type, description] as const),
      pictures: [],
      problems: [],
    };
    this.#entries.set(key, entry);
    entry.pictures.push(...this.#save(project, `${group} ${test.title}`, result));
    entry.problems.push(
      ...result.errors.map(
        ({ message = '' }) => `${project}: ${stripVTControlCharacters(message)}`,
      ),
    );
  }

  onEnd(): void {
    const file = join(this.#folder, 'index.html');
    writeFileSync(file, galleryPage([...this.#entries.values()]));
    console.log(`\nThe gallery: ${relative(process.cwd(), file)}`);
  }

  printsToStdio(): boolean {
    return false;
  }

  #save(project: string, title: string, { attachments }: TestResult): Picture[] {
    return attachments.flatMap(({ name, body, contentType }) => {
      if (!body || contentType !== 'image/jpeg') return [];
      const [size = '', theme = ''] = name.split(' ');
      const language = / (en|fa)$/.exec(project)?.[1] ?? '';
      const parts = [title, language, size, theme].join(' ').toLowerCase();
      const file = `pictures/${parts.replace(/[^a-z0-9]+/g, '-')}.jpg`;
      writeFileSync(join(this.#folder, file), body);
      return [{ file, size, theme, language }];
    });
  }
}
