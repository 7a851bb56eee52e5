import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture as a renderer leaves it. */
export type Pixels = {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  /** Red, green, blue and alpha of every pixel, row by row. */
  readonly rgba: Uint8Array;
};

/** Which encoder makes the bytes; to be changed with it, since files are cached by it. */
export const pngVersion = `png 1, zlib ${process.versions.zlib}`;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** zlib's quickest three levels take equally long. The fourth takes three times as long. */
const level = 3;

const compress = promisify(deflate);

/** Whether a PNG file needs no alpha channel. */
export function isOpaque({ rgba }: Pixels): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0xff) return false;
  return true;
}

/**
 * A PNG file of an opaque picture: red, green and blue of these very pixels.
 *
 * It uses none of PNG's filters: our pictures are flat areas, and those are smaller without.
 *
 * Source: Portable Network Graphics (PNG) Specification, Third Edition.
 */
export async function png(pixels: Pixels): Promise<Uint8Array> {
  const rows = opaqueRows(pixels);
  const data = await compress(rows, { level, chunkSize: 65_536 });
  spare.push(rows);
  const chunks = [
    chunk('IHDR', header(pixels)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks.flat()]);
}

/** Eight bits a channel, three channels, in rows from top to bottom. */
function header({ width, height }: Pixels): Uint8Array {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
}

/** Rows of finished pictures, for the next ones: new memory costs the system a millisecond each. */
const spare: Uint8Array[] = [];

function rowsOf(length: number): Uint8Array {
  const at = spare.findIndex((rows) => rows.length === length);
  const [found] = at < 0 ? [] : spare.splice(at, 1);
  // With room behind the end for the alpha of the last pixel.
  return found ?? new Uint8Array(new ArrayBuffer(length + 1), 0, length);
}

/** Each row begins with the number of its filter: 0, none. */
function opaqueRows({ width, height, rgba }: Pixels): Uint8Array {
  const rows = rowsOf(height * (width * 3 + 1));
  const from = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const to = new DataView(rows.buffer);
  let pixel = 0;
  let at = 0;
  for (let row = 0; row < height; row++) {
    rows[at++] = 0;
    // One step for four bytes is quicker than three. What comes next covers the fourth, alpha.
    for (let column = 0; column < width; column++, pixel += 4, at += 3) {
      to.setUint32(at, from.getUint32(pixel));
    }
  }
  return rows;
}

/** Length, type, data and checksum. */
function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const name = Buffer.from(type, 'latin1');
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(data, crc32(name)));
  return [length, name, data, checksum];
}
