import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { detectKind } from '#src/services/content/files/checks/kinds.ts'
import { findPdfProblem } from '#src/services/content/files/checks/pdf.ts'
import { join, pdf, text } from './hostile-parts.ts'

const findReason = (bytes: Uint8Array) => findPdfProblem(bytes)?.reason ?? null
const action = '<< /S /JavaScript /JS (app.alert) >>'

test('PDFs without actions are accepted, and PDFs with actions are refused, even if the actions are hidden', () => {
  const sample = (name: string) => readFileSync(`test/services/content/files/${name}.pdf`)
  for (const name of ['blank-first', 'js-text', 'uri-link', 'zero1'])
    expect([detectKind(sample(name), 'a.pdf'), findReason(sample(name))], name).toEqual(['pdf', null])
  expect(findReason(sample('real-js'))).toBe('scripts')
  const packObjects = (objects: string, name = '/ObjStm') =>
    join(
      `%PDF-1.7\n5 0 obj\n<< /Type ${name} /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`,
      deflateSync(Buffer.from(objects)),
      '\nendstream\nendobj\n%%EOF',
    )
  const table: [what: string, bytes: Uint8Array, reason: string | null][] = [
    ['plain', pdf(`3 0 obj\n${action}\nendobj`), 'scripts'],
    ['names with #53', pdf('3 0 obj\n<< /S /Java#53cript /J#53 (x) >>\nendobj'), 'scripts'],
    ['beside a comment', pdf('3 0 obj\n<< /S %( \n /JavaScript /JS %)\n (x) >>\nendobj'), 'scripts'],
    ['after a string with brackets', pdf('3 0 obj\n<< /T (a\\) (b) \\() /S /Launch >>\nendobj'), 'scripts'],
    ['in a comment', pdf(`% 3 0 obj ${action} endobj`), 'scripts'],
    ['in a string', pdf(`2 0 obj (3 0 obj ${action} endobj) endobj`), 'scripts'],
    ['in a stream', pdf(`2 0 obj << >>\nstream\n3 0 obj ${action} endobj\nendstream\nendobj`), 'scripts'],
    ['after an unterminated stream', pdf(`2 0 obj << >>\nstream\n 3 0 obj ${action} endobj`), 'scripts'],
    ['after an unterminated string', pdf(`2 0 obj (x 3 0 obj ${action} endobj`), 'scripts'],
    ['packed', packObjects(`3 0 ${action}`), 'scripts'],
    ['packed, a name with #53', packObjects(`3 0 ${action}`, '/Obj#53tm'), 'scripts'],
    ['packed string', packObjects('3 0 (about /JavaScript)'), null],
    ['encrypted', pdf('3 0 obj << /Encrypt 4 0 R >> endobj'), 'locked'],
    ['a font', pdf('3 0 obj << /BaseFont /JSerif /Title (JS /JS) >> endobj'), null],
  ]
  for (const [what, bytes, reason] of table) expect(findReason(bytes), what).toBe(reason)
})

test('checking a PDF of 20 MB takes less than 1.5 seconds of CPU time, even for the worst input', () => {
  const size = 20_000_000
  const filled = (unit: string, end = '') => text(`%PDF-1.7\n${unit.repeat(size / unit.length)}${end}\n%%EOF\n`)
  const worst = {
    ...Object.fromEntries(
      ['stream\n', '/ObjStm ', '/Type /ObjStm\nstream\n', '(', '()', '#41', '%\n', '/'].map(unit => [
        unit,
        filled(unit),
      ]),
    ),
    'one end of stream': filled('stream ', 'endstream'),
    'many streams': filled('stream\nendstream\n'),
    objects: filled('1 0 obj << >> endobj\n'),
    packed: join(
      '%PDF-1.7\n',
      ...Array.from({ length: 4000 }, () => join('/ObjStm stream\n', deflateSync(Buffer.from('1 0 ')))),
      '0'.repeat(size),
      'endstream\n%%EOF',
    ),
    unpacked: join('%PDF-1.7\n/ObjStm stream\n', deflateSync(Buffer.alloc(30_000_000, '/a(')), '\nendstream\n%%EOF'),
  }
  for (const [what, bytes] of Object.entries(worst)) {
    const before = process.cpuUsage()
    findReason(bytes)
    const { user, system } = process.cpuUsage(before)
    // The check takes about 300 ms on an idle machine.
    expect((user + system) / 1e6 < 1.5 || (user + system) / 1e6, what).toBe(true)
    if (process.env.TIMES) console.info(what, Math.round((user + system) / 1e3))
  }
})
