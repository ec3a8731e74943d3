/** Small files with valid heads, as recorders write them. The sound in them is silence. */

const box = (type: string, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const zeros = (length: number): Buffer => Buffer.alloc(length);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const track = (handler: 'soun' | 'vide', sample: string): Buffer =>
  box(
    'trak',
    box('tkhd', zeros(12), u32(1), zeros(68)),
    box(
      'mdia',
      box('mdhd', zeros(12), u32(1000), u32(1000), zeros(4)),
      box('hdlr', zeros(8), latin(handler), zeros(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', u32(0), u32(1), box(sample, zeros(6), Buffer.from([0, 1]), zeros(70))),
          box('stts', u32(0), u32(1), u32(10), u32(100)),
          box('stsc', u32(0), u32(1), u32(1), u32(10), u32(1)),
          box('stsz', u32(0), u32(4), u32(10)),
          box('stco', u32(0), u32(1), u32(0)),
        ),
      ),
    ),
  );

const mp4Of = (...tracks: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', latin('isom'), u32(0x200), latin('isomiso2mp41')),
    box('moov', box('mvhd', zeros(12), u32(1000), u32(1000), zeros(80)), ...tracks),
    box('mdat', zeros(64)),
  ]);

/** An MP4 with sound only. */
export const mp4Sound = (): Buffer => mp4Of(track('soun', 'mp4a'));
/** An MP4 with pictures and sound. */
export const mp4Film = (): Buffer => mp4Of(track('vide', 'avc1'), track('soun', 'mp4a'));

const element = (id: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 0x1000_0000);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

const entry = (number: number, type: number, codec: string): Buffer =>
  element(
    'ae',
    Buffer.concat([
      element('d7', Buffer.from([number])),
      element('73c5', Buffer.from([number])),
      element('83', Buffer.from([type])),
      element('86', latin(codec)),
      ...(type === 2 ? [element('e1', element('9f', Buffer.from([1])))] : []),
    ]),
  );

const webmOf = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([
    element('1a45dfa3', Buffer.concat([element('4282', latin('webm')), element('4287', Buffer.from([4]))])),
    element(
      '18538067',
      Buffer.concat([
        element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40]))),
        element('1654ae6b', Buffer.concat(entries)),
        element('1f43b675', element('e7', Buffer.from([0]))),
      ]),
    ),
  ]);

export const webmSound = (): Buffer => webmOf(entry(1, 2, 'A_OPUS'));
export const webmFilm = (): Buffer => webmOf(entry(1, 1, 'V_VP8'), entry(2, 2, 'A_OPUS'));

export function wavSound(samples = 800): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([head, zeros(samples * 2)]);
}

/** MPEG 1, layer 3, 128 kbit/s, 44.1 kHz: 417 bytes a frame. */
export const mp3Sound = (frames = 10): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => Buffer.concat([Buffer.from('fffb9000', 'hex'), zeros(413)])));

const oggPage = (flags: number, sequence: number, content: Buffer): Buffer => {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head[5] = flags;
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = 1;
  head[27] = content.length;
  return Buffer.concat([head, content]);
};

export const oggSound = (): Buffer => {
  const opus = Buffer.concat([latin('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const tags = Buffer.concat([latin('OpusTags'), zeros(8)]);
  return Buffer.concat([oggPage(2, 0, opus), oggPage(0, 1, tags), oggPage(4, 2, zeros(3))]);
};
