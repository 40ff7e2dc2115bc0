import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localePath } from '#client/urls.ts'
import { pageAddress } from '#src/cache.ts'
import { countrySlot, fillSlots, nonceSlot, reportSlot } from '#src/slots.ts'
import { splitLocale } from '#src/visit.ts'

test('a locale prefix comes off what it was put on', () => {
  fc.assert(
    fc.property(fc.constantFrom('en' as const, 'sv' as const), fc.webPath(), (locale, tail) => {
      const path = `/x${tail}`
      expect(splitLocale(localePath(locale, path))).toEqual([locale, path])
    }),
  )
  expect(splitLocale('/sv')).toEqual(['sv', '/'])
  expect(splitLocale('/svamp')).toEqual(['en', '/svamp'])
  expect(splitLocale('/en/x')).toEqual(['en', '/en/x'])
})

test('a page is kept by its path and the parameters that count, on the shop’s own host', () => {
  const address = (url: string) => pageAddress(url, 'https://shop.test').href
  expect(address('http://evil.example/category/shop?utm_source=x&sort=NEWEST&fbclid=1')).toBe(
    'https://shop.test/category/shop?sort=NEWEST',
  )
  expect(address('http://evil.example/?after=b&sort=a')).toBe(address('http://shop.test/?sort=a&after=b&z=1'))
  expect(address('http://x/?sort=a&sort=b')).toBe('https://shop.test/?sort=a')
  expect(address(`http://x/?after=${'y'.repeat(9000)}`).length).toBeLessThan(300)
})

test('slots are filled wherever the stream is cut', async () => {
  const page = `<script nonce="${nonceSlot}"></script>s${countrySlot}|${nonceSlot}å\`灯\`\`${reportSlot}${nonceSlot.slice(0, 9)}`
  const filled = `<script nonce="N"></script>sSE|Nå\`灯\`\`1.2./${nonceSlot.slice(0, 9)}`
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(page.length * 3), { maxLength: 12 }), async cuts => {
      const bytes = new TextEncoder().encode(page)
      const ends = [...new Set([0, ...cuts.filter(cut => cut < bytes.length), bytes.length])].sort((a, b) => a - b)
      const pieces = ends.slice(1).map((end, index) => bytes.slice(ends[index], end))
      const stream = new ReadableStream({
        type: 'bytes',
        // One piece for each time it is asked: what waits would be given all at once.
        pull(controller) {
          const piece = pieces.shift()
          if (piece) return controller.enqueue(piece)
          controller.close()
          controller.byobRequest?.respond(0)
        },
      })
      const slots = { nonce: 'N', country: 'SE', report: '1.2./' }
      expect(await new Response(fillSlots(stream, slots) as ReadableStream).text()).toBe(filled)
    }),
  )
})
