import type { Locator } from '@playwright/test';

/**
 * The least contrast (as WCAG defines it) that the colour of a line of text has with the picture behind it, within the
 * middle half of the line's height.
 */
export async function contrastOnPicture(line: Locator): Promise<number> {
  const page = line.page();
  const box = await line.boundingBox();
  if (!box) throw new Error('The line has no place');
  const clip = { ...box, y: box.y + box.height / 4, height: box.height / 2 };
  const ink = await line.evaluate((element) => {
    element.style.visibility = 'hidden';
    return getComputedStyle(element).color;
  });
  const picture = await page.screenshot({ clip });
  // The policy of the app's own page forbids pictures of data.
  const reader = await page.context().newPage();
  const contrast = await reader.evaluate(leastContrast, {
    ink,
    source: `data:image/png;base64,${picture.toString('base64')}`,
  });
  await reader.close();
  return contrast;
}

/** Runs in a page. */
async function leastContrast({ ink, source }: { ink: string; source: string }): Promise<number> {
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const image = new Image();
  image.src = source;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const bytes = context?.getImageData(0, 0, width, height).data ?? [];
  const text = luminance((ink.match(/\d+/g) ?? []).map(Number));
  let least = Infinity;
  for (let start = 0; start < bytes.length; start += 4) {
    const ground = luminance([...bytes.slice(start, start + 3)]);
    least = Math.min(least, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
  }
  return least;
}
