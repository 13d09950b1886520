/** What a scanner reads from a picture. */
import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import { PNG } from 'pngjs';

/** The text of the Code 128 barcode in a PNG. Throws where no scanner would find one. */
export const readBarcode = (png: Buffer): string => {
  const { width, height, data } = PNG.sync.read(png);
  const luminances = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < luminances.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
    luminances[pixel] = (red + green + blue) / 3;
  }
  const source = new RGBLuminanceSource(luminances, width, height);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
};
