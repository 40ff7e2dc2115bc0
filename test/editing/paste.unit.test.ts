import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHtmlBlocks } from '#client/editing/form/body/paste/html-blocks.ts'
import type { PastedBlock } from '#client/editing/form/body/paste/pasted-text.ts'
import { parseTextBlocks } from '#client/editing/form/body/paste/text-blocks.ts'

const markdown = ({ style, item, runs }: PastedBlock) => {
  const words = runs.map(({ text, isBold, isItalic, href }) => {
    const marked = `${isBold ? '**' : ''}${isItalic ? '_' : ''}${text}${isItalic ? '_' : ''}${isBold ? '**' : ''}`
    return href ? `[${marked}](${href})` : marked
  })
  return `${item ? `${item.kind} ${item.level}` : style}: ${words.join('')}`
}
const read = (html: string) => parseHtmlBlocks(html).map(markdown)

const copied: Record<string, string[]> = {
  'google-docs': ['h2: A heading', 'normal: Plain words and **bold words**.', 'bullet 1: One', 'bullet 2: One, inner'],
  'google-docs-levels': [
    'h2: Care',
    'h3: Brass',
    'normal: _Wipe_ it [**with care**](https://example.com/care),\nor not.',
    'number 1: Switch it off',
    'number 2: at the wall',
    'bullet 3: not the cord',
    'number 1: Let it cool',
  ],
  'word-bullets': ['h2: A heading', 'bullet 1: One', 'bullet 1: Two'],
  'word-numbers': [
    'h2: Skötsel',
    'h2: Before you begin',
    'normal: **Switch** the _lamp_ **_off_**. See [safety](https://example.com/safety), or below.',
    'number 1: Loosen the screw',
    'number 2: by hand',
    'bullet 3: gently',
    'number 1: Lift the shade',
  ],
  'word-online': [
    'h2: Hanging a lamp',
    'h3: Height',
    'normal: Leave** 60 cm** _or more_: [why](https://example.com/height)',
    'bullet 1: Table',
    'bullet 2: round',
    'number 1: Measure',
  ],
  pages: [
    'normal: Oiled oak, **by hand** and _slowly_.',
    'normal: See [oak](https://example.com/oak).',
    'bullet 1: Sand it',
    'bullet 2: fine',
    'bullet 1: Oil it',
    'number 1: Wait',
  ],
  libreoffice: [
    'h2: Linen',
    'normal: Woven **in Borås**, _undyed_, plain and [washed](https://example.com/linen).',
    'number 1: Brush',
    'bullet 2: softly',
    'number 1: Rest',
    'h4: Note',
  ],
  'unknown-elements': [
    'normal: Kept, before.',
    'h2: Lost heading',
    'normal: Lost words.',
    'normal: [Lost link](https://example.com/)',
    'normal: Kept, after.',
  ],
  'web-page': [
    'h2: Evening light',
    'normal: Loose words **before** a paragraph',
    'normal: One\nline _after another_.',
    'normal: In two divs',
    'normal: and after',
    'h4: Deep',
    'normal: Unknown words Not a link [A telephone](tel:+46 8 507 000 00)',
    'normal: Lumen',
    'normal: Watt',
    'normal: 800',
    'normal: **9**',
    'blockquote: Said once.',
    'bullet 1: First\nstill first',
    'bullet 2: inner',
    'bullet 1: **Second**',
  ],
}

test.each(Object.entries(copied))(
  'text pasted from %s keeps its headings, lists, links, bold and italics',
  (name, blocks) => {
    expect(read(readFileSync(new URL(`paste/${name}.txt`, import.meta.url), 'utf8'))).toEqual(blocks)
  },
)

test('pasted text may have unusual levels, line breaks, deep nesting or no content', () => {
  expect(read('<li aria-level="40">far')).toEqual(['bullet 9: far'])
  expect(read('<h1>a</h1><h6>b</h6>')).toEqual(['h2: a', 'h4: b'])
  expect(read('<p>&nbsp;</p><img src=x><br><br>')).toEqual([])
  expect(parseTextBlocks('One\r\nline\r\n\r\n\r\n  Two\n')).toMatchObject([
    { runs: [{ text: 'One\nline' }] },
    { runs: [{ text: '  Two' }] },
  ])
  expect(parseTextBlocks('\n \n')).toEqual([])
  const deep = 20_000
  expect(read(`${'<i>'.repeat(3)}${'<div>'.repeat(deep)}end${'</div>'.repeat(deep)}`)).toEqual(['normal: _end_'])
})

const tags = fc.constantFrom(
  ...['p', 'h1', 'h2', 'h5', 'ul', 'ol', 'li', 'b', 'em', 'span', 'div', 'table', 'tr', 'td', 'blockquote', 'x-y'],
)
const { html: anyHtml } = fc.letrec<{ html: string }>(tie => ({
  html: fc.oneof(
    fc.stringMatching(/^[a-zåäö &;<>\u00A0\n]{0,9}$/),
    fc.tuple(tags, tie('html')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc.tuple(tags, tie('html')).map(([tag, inner]) => `<${tag} onclick=x()>${inner}`),
    fc.tuple(tie('html'), tie('html')).map(parts => parts.join('')),
  ),
}))

test('pasting HTML loses no letter, and every block has a style that the shop supports', () => {
  const letters = (text: string) => text.replace(/[^a-zåäö]/g, '')
  fc.assert(
    fc.property(fc.array(fc.tuple(tags, fc.stringMatching(/^[a-zåäö ]{0,9}$/), fc.boolean())), parts => {
      const html = parts.map(([tag, text, isClosed]) => `<${tag}>${text}${isClosed ? `</${tag}>` : ''}`).join('')
      const text = parseHtmlBlocks(html).flatMap(({ runs }) => runs.map(run => run.text))
      expect([...letters(text.join(''))].sort()).toEqual([...letters(parts.map(part => part[1]).join(''))].sort())
    }),
    { numRuns: 2000 },
  )
  fc.assert(
    fc.property(anyHtml, html => {
      for (const { style, item, runs } of parseHtmlBlocks(html)) {
        expect(['normal', 'h2', 'h3', 'h4', 'blockquote']).toContain(style)
        if (item) expect(item.level).toBeGreaterThan(0)
        const text = runs.map(run => run.text).join('')
        expect(text).toBe(text.trim())
        expect(text).not.toBe('')
      }
    }),
    { numRuns: 2000 },
  )
})
