import { deflateSync } from 'node:zlib'
import {
  chunk,
  emptyPng,
  type Hostile,
  join,
  jpeg,
  marker,
  plain,
  png,
  script,
  withChunk,
  withSegment,
  word,
  zip,
} from './hostile-parts.ts'

/** Pictures that hide other content, claim wrong sizes, or are broken or unusual. */
export async function makeHostilePictures(): Promise<Hostile[]> {
  const icc = join('p\0\0', deflateSync(Buffer.alloc(60_000_000)))
  const frames = join('GIF89a', new Uint8Array([1, 0, 1, 0, 0x80, 0, 0, 9, 9, 9, 200, 1, 2]))
  const frame = new Uint8Array([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const grid = Buffer.from(
    `0000001c6674797061766966000000006d696631617669666d696166000000546d657461000000000000002168646c72${'0'.repeat(120)}`,
    'hex',
  )
  const webp = await plain().webp().toBuffer()
  const html = join('HTML', new Uint8Array([script.length + (script.length % 2), 0, 0, 0]), script.padEnd(40))
  const riff = join(webp, html)
  new DataView(riff.buffer).setUint32(4, riff.length - 8, true)
  const canvas = join('RIFF', new Uint8Array([22, 0, 0, 0]), 'WEBPVP8X', new Uint8Array([10, 0, 0, 0, 0, 0, 0, 0]))
  const broken = ['broken']
  const either = ['stored', 'broken']
  const big = ['pixels', 'broken']
  const stored = ['stored']
  const crc = await png()
  crc.set([1, 2, 3, 4], crc.length - 16)
  const photo = await jpeg()
  const loop = join('Exif\0\0MM\0*', word(8), new Uint8Array([0, 0]), word(8))
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 40/1 12/1' } }
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256))
  return [
    { what: 'GIF/JS', name: 'a.gif', bytes: join('GIF89a/*', noise, `*/=1;${marker}`), becomes: broken },
    { what: 'JPEG/HTML', name: 'a.jpg', bytes: join(withSegment(await jpeg(), 0xfe, script), script), becomes: stored },
    { what: 'JPEG/ZIP', name: 'a.jpg', bytes: join(await jpeg(), zip), becomes: stored },
    {
      what: 'PNG/PHP',
      name: 'a.png',
      bytes: withChunk(await png(), chunk('tEXt', `php\0<?php ${marker} ?>`)),
      becomes: stored,
    },
    { what: 'WebP/HTML', name: 'a.webp', bytes: riff, becomes: either },
    { what: 'PNG of 50,000²', name: 'a.png', bytes: emptyPng(50_000, 50_000), becomes: big },
    { what: 'PNG of 1 × 1,000,000', name: 'a.png', bytes: emptyPng(1, 1_000_000), becomes: big },
    {
      what: 'GIF of 20,000 frames',
      name: 'a.gif',
      bytes: join(frames, ...Array.from({ length: 20_000 }, () => frame), ';'),
      becomes: either,
    },
    {
      what: 'zTXt bomb',
      name: 'a.png',
      bytes: withChunk(await png(), chunk('zTXt', join('a\0\0', deflateSync(Buffer.alloc(60_000_000))))),
      becomes: either,
    },
    { what: 'iCCP bomb', name: 'a.png', bytes: withChunk(await png(), chunk('iCCP', icc)), becomes: either },
    {
      what: 'WebP of 16,383²',
      name: 'a.webp',
      bytes: join(canvas, new Uint8Array([0xfe, 0x3f, 0, 0xfe, 0x3f, 0])),
      becomes: big,
    },
    { what: 'TIFF', name: 'a.tif', bytes: new Uint8Array(await plain().tiff().toBuffer()), becomes: ['type'] },
    { what: 'AVIF grid', name: 'a.avif', bytes: new Uint8Array(grid), becomes: big },
    { what: 'truncated JPEG', name: 'a.jpg', bytes: photo.slice(0, photo.length / 2), becomes: broken },
    { what: 'wrong CRC', name: 'a.png', bytes: crc, becomes: either },
    { what: 'width of zero', name: 'a.png', bytes: emptyPng(0, 10), becomes: broken },
    { what: 'negative width', name: 'a.png', bytes: emptyPng(-5, 10), becomes: big },
    { what: 'IFD loop', name: 'a.jpg', bytes: withSegment(await jpeg(), 0xe1, loop), becomes: stored },
    {
      what: 'broken ICC profile',
      name: 'a.jpg',
      bytes: withSegment(await jpeg(), 0xe2, join('ICC_PROFILE\0\x01\x01', noise)),
      becomes: either,
    },
    {
      what: 'CMYK',
      name: 'a.jpg',
      bytes: new Uint8Array(await plain().toColourspace('cmyk').jpeg().toBuffer()),
      becomes: stored,
    },
    {
      what: '16 bit',
      name: 'a.png',
      bytes: new Uint8Array(await plain().toColourspace('rgb16').png().toBuffer()),
      becomes: stored,
    },
    {
      what: 'progressive scans',
      name: 'a.jpg',
      bytes: new Uint8Array(await plain().jpeg({ progressive: true, optimiseScans: true }).toBuffer()),
      becomes: stored,
    },
    {
      what: 'GPS',
      name: 'a.jpg',
      bytes: new Uint8Array(await plain().withExif(gps).jpeg().toBuffer()),
      becomes: stored,
    },
    {
      what: 'thumbnail',
      name: 'a.jpg',
      bytes: withSegment(await jpeg(), 0xe1, join('Exif\0\0', await jpeg())),
      becomes: stored,
    },
    {
      what: 'XMP',
      name: 'a.jpg',
      bytes: withSegment(await jpeg(), 0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${script}</x:xmpmeta>`),
      becomes: stored,
    },
    { what: 'comment', name: 'a.jpg', bytes: withSegment(await jpeg(), 0xfe, script), becomes: stored },
    {
      what: 'orientation',
      name: 'turned.jpg',
      bytes: new Uint8Array(await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
      becomes: stored,
    },
  ]
}
