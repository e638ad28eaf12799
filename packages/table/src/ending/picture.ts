/** The picture of a report as a file: its letters fetched, its lines measured, painted by the browser. */
import letters from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import { PICTURE, pictureOf, type Measure } from '../story/picture.js';
import { pictureIn, type Reported } from './share.js';

/** Pixels for each point of the drawing. */
const SHARPNESS = 1.5;

/** As part of the picture: an image loads nothing. */
const fetchedLetters = async (): Promise<string | undefined> => {
  try {
    const blob = await (await fetch(letters)).blob();
    return await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.addEventListener('error', () => reject(new Error('The letters cannot be read.')));
      reader.readAsDataURL(blob);
    });
  } catch {
    return undefined;
  }
};

const measureBy = (canvas: HTMLCanvasElement): Measure => {
  const context = canvas.getContext('2d')!;
  return (text, size) => {
    context.font = `${size}px 'EB Garamond Variable', Garamond, Georgia, serif`;
    return context.measureText(text).width;
  };
};

/** A file that every program shows; where the browser does not paint it, the drawing itself. */
export const pictureFile = async (
  reported: Reported,
): Promise<{ readonly ending: 'png' | 'svg'; readonly blob: Blob }> => {
  const canvas = document.createElement('canvas');
  const drawing = pictureOf(pictureIn(reported, await fetchedLetters()), measureBy(canvas));
  const svg = new Blob([drawing], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    [canvas.width, canvas.height] = [PICTURE.width * SHARPNESS, PICTURE.height * SHARPNESS];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const painted = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return painted ? { ending: 'png', blob: painted } : { ending: 'svg', blob: svg };
  } catch {
    return { ending: 'svg', blob: svg };
  } finally {
    URL.revokeObjectURL(address);
  }
};
