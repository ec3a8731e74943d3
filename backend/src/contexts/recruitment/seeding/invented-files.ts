import { createHash } from 'node:crypto';
import sharp from 'sharp';

const GROUNDS = ['#E9A93A', '#2F6F9F', '#1E5B4F', '#C4512D'];
const SKINS = ['#F1C9A5', '#D9A066', '#8D5B3E', '#E8B48A'];
const HAIRS = ['#1F2430', '#6B3E26', '#B5651D', '#3C2A21'];
const COATS = ['#FBF7F0', '#1F2430', '#C4512D', '#1E5B4F'];

/** A head and shoulders in the colors of the posters, always the same for one seed. */
export function drawnPortrait(seed: string): Promise<Buffer> {
  const bytes = createHash('sha256').update(seed).digest();
  const of = (colors: readonly string[], place: number): string =>
    colors[(bytes[place] ?? 0) % colors.length] ?? '#1F2430';
  const coat = COATS.filter((color) => color !== of(GROUNDS, 0));
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
      <rect width="800" height="800" fill="${of(GROUNDS, 0)}"/>
      <circle cx="620" cy="180" r="110" fill="#FBF7F0" opacity=".35"/>
      <path d="M120 800c0-190 130-270 280-270s280 80 280 270z" fill="${of(coat, 1)}"/>
      <path d="M340 470h120v110c0 40-120 40-120 0z" fill="${of(SKINS, 2)}"/>
      <ellipse cx="400" cy="360" rx="140" ry="170" fill="${of(SKINS, 2)}"/>
      <path d="M250 370c-20-190 60-240 150-240s170 50 150 240c-20-90-60-130-110-140-70 30-150 30-190 140z" fill="${of(HAIRS, 3)}"/>
    </svg>`),
  )
    .jpeg({ quality: 85 })
    .toBuffer();
}

const RATE = 8000;
const SECONDS = 3;
const HEAD_BYTES = 44;

/** Three seconds of humming as a WAV file: nobody has spoken for the demonstration. */
export function hummedAnswer(): Buffer {
  const samples = RATE * SECONDS;
  const file = Buffer.alloc(HEAD_BYTES + samples * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEAD_BYTES - 8 + samples * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const second = at / RATE;
    const tone = 180 + 40 * Math.sin(second * 2.1);
    const loudness = 6000 * Math.sin((Math.PI * second) / SECONDS);
    file.writeInt16LE(Math.round(loudness * Math.sin(2 * Math.PI * tone * second)), HEAD_BYTES + at * 2);
  }
  return file;
}
