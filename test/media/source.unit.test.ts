import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commercePictureAddress, pictureAddress } from '#client/shared/browser/images.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import { parsePictureAddress } from '#src/media/source.ts'
import { isFresh } from '#src/media/store.ts'

const providers = {
  COMMERCE_URL: 'https://shop.centra.test/api/checkout',
  COMMERCE_IMAGES: 'https://cdn.centra.test/client https://other.test',
  CONTENT_URL: 'https://content.test/graphql',
  CONTENT_IMAGES: '',
}
const bases = ['https://cdn.centra.test/client/', 'https://other.test/', 'https://content.test/']

test('only configured hosts are ever requested', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(...bases))
  const address = fc.tuple(text, fc.string(), text).map(parts => parts.join(''))
  fc.assert(
    fc.property(address, fc.constantFrom('commerce', 'content', 'p'), fc.boolean(), (asked, place, encoded) => {
      const path = `/image/${place}/${encoded ? encodeURIComponent(asked.toWellFormed()) : asked}_400`
      const found = parsePictureAddress(path, providers)
      if (!found || 'own' in found.source) return
      const url = new URL(found.source.remote)
      expect(bases.some(base => url.href.startsWith(base))).toBe(true)
      expect([url.href, url.username + url.password + url.search + url.hash]).toEqual([found.source.remote, ''])
    }),
    { numRuns: 3000 },
  )
})

test('a picture’s source is read from its address, and commerce pictures are at least 400 px wide', () => {
  const picture = 'https://cdn.centra.test/client/dynamic/images/2_a b-ö.jpg?w=100#top'
  const plain = 'https://cdn.centra.test/client/dynamic/images/2_a%20b-%C3%B6.jpg'
  expect(parsePictureAddress(commercePictureAddress(picture, 96) ?? '', providers)).toEqual({
    source: { remote: plain },
    width: 400,
  })
  expect(parsePictureAddress(`${pictureAddress(picture, 'commerce')}_200`, providers)).toBeNull()
  expect(parsePictureAddress(`${pictureAddress('//content.test/a.png', 'content')}_16`, providers)).toEqual({
    source: { remote: 'https://content.test/a.png' },
    width: 16,
  })
  expect(commercePictureAddress('/image/p/a.00000000_400')).toBe('/image/p/a.00000000_400')
  expect(['', 'nothing', 'javascript:alert(1)', 'data:image/png,x'].map(src => commercePictureAddress(src))).toEqual(
    Array(4).fill(null),
  )
  const named = { ...providers, CONTENT_URL: '', COMMERCE_IMAGES: '' }
  expect(parsePictureAddress(`${pictureAddress('https://content.test/a.png', 'content')}_400`, named)).toBeNull()
  expect(
    parsePictureAddress(`${pictureAddress('https://shop.centra.test/a.png', 'commerce')}_400`, named),
  ).not.toBeNull()
})

test('a remote picture is fetched again after a day, and the shop’s own pictures stay fresh', () => {
  const kept = (age: number) => ({ uploaded: new Date(Date.now() - age) })
  expect(isFresh(null, { own: 'a' })).toBe(false)
  expect(isFresh(kept(1e12), { own: 'a' })).toBe(true)
  expect(isFresh(kept(86_300_000), { remote: 'https://other.test/a' })).toBe(true)
  expect(isFresh(kept(86_500_000), { remote: 'https://other.test/a' })).toBe(false)
})

test('the chosen file is at least as wide as displayed, but not wider than the original', () => {
  const image = { src: '/image/p/a.00000000', width: 1920, height: 1080, colour: null }
  expect([100, 400, 401, 5000].map(width => findPictureFile(image, width))).toEqual(
    [200, 400, 800, 1600].map(width => `/image/p/a.00000000_${width}`),
  )
  expect(findPictureFile({ ...image, width: 100 }, 800)).toBe('/image/p/a.00000000_96')
  expect(findPictureFile({ ...image, src: 'https://content.test/a.png' }, 800)).toBe(
    '/image/content/https%3A%2F%2Fcontent.test%2Fa.png_800',
  )
  const boxes = [
    { when: '(width < 48rem)', vw: 100, ratio: 4 / 3 },
    { vw: 50, ratio: 2 },
  ]
  expect(computeCoverSizes(image, boxes)).toBe('(width < 48rem) 133vw, 50vw')
})
