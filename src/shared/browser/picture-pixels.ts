/**
 * Draws the picture at `url` into a square of `side` pixels and returns its RGBA bytes. Null if it
 * cannot be loaded, or if its origin does not allow it to be read.
 */
export async function readPicturePixels(
  url: string,
  side: number,
): Promise<Uint8ClampedArray | null> {
  try {
    const picture = await loadPicture(url);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, side, side);
    return context?.getImageData(0, 0, side, side).data ?? null;
  } catch {
    return null;
  }
}

function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    // Without this, pixels of another origin cannot be read even where it allows that.
    picture.crossOrigin = 'anonymous';
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error(`The picture ${url} cannot be read`));
    picture.src = url;
  });
}
