import { deflateSync, gzipSync } from 'node:zlib'
import { glb, type Hostile, join, marker, pdf, png, script, svg, text, zip } from './hostile-parts.ts'
import { makeHostilePictures } from './hostile-pictures.ts'

async function named(): Promise<Hostile[]> {
  const names = [
    '../../../etc/passwd.png',
    'lamp\0.php.png',
    'lamp\u202egnp.exe',
    `${'long'.repeat(1250)}.png`,
    'CON',
    '🪔💡.png',
  ]
  return Promise.all(names.map(async name => ({ what: 'name', name, bytes: await png(), becomes: ['stored'] })))
}

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')

function drawings(): Hostile[] {
  const files: [string, string, Uint8Array<ArrayBuffer>][] = [
    ['script', 'a.svg', svg(script)],
    ['onload', 'a.png', text(`<svg onload='${marker}'/>`)],
    ['foreignObject', 'a.jpg', svg(`<foreignObject>${script}</foreignObject>`)],
    ['XXE', 'a.png', svg('&x;', '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
    ['laughs', 'a.png', svg('&l9;', `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`)],
    ['href', 'a.webp', svg(`<a href='javascript:${marker}'>x</a>`)],
    ['data:', 'a.gif', svg(`<image href='data:image/svg+xml,${script}'/>`)],
    ['gzip', 'a.svgz', new Uint8Array(gzipSync(svg(script)))],
    ['in a PNG’s name', 'b.png', svg('<circle r="1"/>')],
  ]
  return files.map(([what, name, bytes]) => ({ what: `SVG: ${what}`, name, bytes, becomes: ['svg'] }))
}

async function wrongTypes(): Promise<Hostile[]> {
  const type = ['type']
  return [
    { what: 'HTML', name: 'a.jpg', bytes: text(`<!doctype html>${script}`), becomes: type },
    { what: 'JS', name: 'a.jpg', bytes: text(marker), becomes: type },
    { what: 'EXE', name: 'a.jpg', bytes: join('MZ\x90\0', new Uint8Array(500)), becomes: type },
    { what: 'PHP', name: 'a.jpg', bytes: text(`<?php ${marker} ?>`), becomes: type },
    { what: 'PNG named WebP', name: 'a.webp', bytes: await png(), becomes: ['stored'] },
    { what: 'double ending', name: 'lamp.php.png', bytes: await png(), becomes: ['stored'] },
    { what: 'empty', name: 'a.jpg', bytes: new Uint8Array(), becomes: ['empty'] },
  ]
}

function documents(): Hostile[] {
  const asset = { version: '2.0' }
  const rows = `${'0\r\n'.repeat(400_000)}`
  return [
    { what: 'PDF/JS', name: 'a.pdf', bytes: text(`/*%PDF-1.7*/${marker}`), becomes: ['type'] },
    { what: 'PDF/ZIP', name: 'a.pdf', bytes: join(pdf(''), zip), becomes: ['broken'] },
    {
      what: 'PDF script',
      name: 'a.pdf',
      bytes: pdf('3 0 obj\n<< /S /J#61vaScript /JS (app.alert) >>\nendobj'),
      becomes: ['scripts'],
    },
    {
      what: 'PDF launch',
      name: 'a.pdf',
      bytes: join(
        '%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n',
        deflateSync('3 0 << /S /Launch /F (cmd.exe) >>'),
        '\nendstream\nendobj\n%%EOF',
      ),
      becomes: ['scripts'],
    },
    {
      what: 'GLB with an address',
      name: 'a.glb',
      bytes: glb({ asset, buffers: [{ uri: 'https://evil.example/a.bin', byteLength: 4 }] }),
      becomes: ['external'],
    },
    { what: 'GLB of 4 GB', name: 'a.glb', bytes: glb({ asset }, 0xffffffff), becomes: ['broken'] },
    { what: 'LDT of too many rows', name: 'a.ldt', bytes: text(rows), becomes: ['broken', 'size'] },
    { what: 'LDT of HTML', name: 'b.ldt', bytes: text(script), becomes: ['broken'] },
  ]
}

/** Files as attackers and broken programs make them, with the expected results. */
export const makeHostileFiles = async (): Promise<Hostile[]> => [
  ...drawings(),
  ...(await wrongTypes()),
  ...(await makeHostilePictures()),
  ...(await named()),
  ...documents(),
]
