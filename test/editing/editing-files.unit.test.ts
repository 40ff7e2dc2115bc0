import { expect, test } from 'vitest'
import { findLackingLocales, findPairs, toPagePicture } from '#client/editing/files/file.ts'

const picture = {
  id: 'a',
  kind: 'picture' as const,
  name: 'Arc',
  src: '/image/p/arc.0123',
  bytes: 1,
  width: 800,
  height: 1000,
  colour: '#aabbcc',
}

test('a picture needs a description in every language, and includes its lit picture', () => {
  const image = { src: picture.src, width: 800, height: 1000, colour: '#aabbcc' }
  const alt = { en: 'A lamp', sv: 'En lampa' }
  expect(toPagePicture(picture)).toBeNull()
  expect(toPagePicture({ ...picture, alt: { en: 'A lamp', sv: ' ' } })).toBeNull()
  expect(findLackingLocales({ en: 'A lamp' })).toEqual(['sv'])
  expect(toPagePicture({ ...picture, alt })).toEqual({ alt, unlit: { light: 'unlit', ...image } })
  expect(toPagePicture({ ...picture, alt, lit: { ...picture, src: '/image/p/lit.4567' } })).toEqual({
    alt,
    unlit: { light: 'unlit', ...image },
    lit: { light: 'lit', ...image, src: '/image/p/lit.4567' },
  })
  expect(toPagePicture({ ...picture, kind: 'glb', width: undefined, alt })).toBeNull()
})

test('unlit and lit files are paired by their names', () => {
  const cases: [string[], [number, number][]][] = [
    [['arc-lit.jpg', 'arc-unlit.jpg'], [[1, 0]]],
    [
      ['Arc off.png', 'Båge släckt.png', 'Arc ON.png', 'Båge tänd.png'],
      [
        [0, 2],
        [1, 3],
      ],
    ],
    [['arc_unlit.jpg', 'bow_lit.jpg'], []],
    [['unlit.jpg', 'lit.jpg'], [[0, 1]]],
    [['sunlit.jpg', 'lit.jpg'], []],
    [[], []],
  ]
  for (const [names, pairs] of cases) expect(findPairs(names), JSON.stringify(names)).toEqual(pairs)
})
