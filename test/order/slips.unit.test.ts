import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawSlips } from '#src/order/slips/draw.ts'

const slip = {
  order: '10001',
  date: '2026-11-27 08:00:00',
  language: 'sv',
  address: ['Åsa Ek', 'Storgatan 1', '111 22 Stockholm', 'Sverige'],
  pickupPoint: '',
  lines: [{ item: '1', name: 'Glim, mässing', sku: 'DG1', ean: '9520000100117', quantity: 2 }],
  giftMessage: 'Grattis!\nEk',
  buyerReference: '',
}

test('a long order continues on further pages, which repeat its number, and the next order starts on a new page', async () => {
  const lines = Array.from({ length: 45 }, (_, index) => ({
    ...slip.lines[0],
    item: `${index}`,
    name: `Lampa ${index}`,
  }))
  const long = { ...slip, order: '10002', lines: lines.map(line => ({ sku: '', ean: '', quantity: 1, ...line })) }
  const bytes = await drawSlips([slip, long, { ...slip, order: '10003', language: 'xx' }], 'Dager')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false })
  const pages = text.map(page => page.replace(/\s+/g, ' '))
  expect(pages).toHaveLength(4)
  expect(pages[0]).toContain('Grattis!')
  expect(pages[1]).toMatch(/Beställning 10002.*Sida 1 av 2/)
  expect(pages[2]).toMatch(/Lampa 44/)
  expect(pages[2]).toMatch(/Beställning 10002.*Sida 2 av 2|Sida 2 av 2.*Beställning 10002/)
  expect(pages[3]).toMatch(/Order 10003.*Page 1 of 1/)
  await expect(drawSlips([], 'Dager')).rejects.toThrow('no packing slips')
})
