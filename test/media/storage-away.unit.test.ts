import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { respondWithPicture } from '#src/media/picture.ts'

/* Tests the shop's own pictures while their storage, or the object that resizes them, fails. */

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const never = () => new Promise<never>(() => {})
const throws = async () => Promise.reject(new Error('away'))
const providers = { COMMERCE_URL: '', COMMERCE_IMAGES: '', CONTENT_URL: '', CONTENT_IMAGES: '' }

function envWith(get: () => Promise<unknown>, make: () => Promise<unknown>): Env {
  const ASSETS = { fetch: async (url: URL) => new Response(url.pathname) }
  const env: unknown = { ...providers, PICTURES: { get }, PICTURE_MAKERS: { getByName: () => ({ make }) }, ASSETS }
  return env as Env
}

const ask = (format: 'webp' | 'jpeg', env: Env) =>
  respondWithPicture(new Request('http://shop.test/image/p/globe-pendant-lit.0a1b2c_400'), format, env)

for (const [name, get, make] of [
  ['the bucket throws', throws, async () => 'broken'],
  ['the bucket hangs', never, never],
  ['the resized picture cannot be read', throws, async () => 'made'],
  ['the maker throws', async () => null, throws],
] as const)
  test(`if ${name}, the original picture is shown, and cached for a minute`, async () => {
    const asked = ask('webp', envWith(get, make))
    await vi.advanceTimersByTimeAsync(30_000)
    const answer = await asked
    expect([answer.status, await answer.text()]).toEqual([200, '/masters/globe-pendant-lit.0a1b2c.webp'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    })
    const mail = ask('jpeg', envWith(get, make))
    await vi.advanceTimersByTimeAsync(30_000)
    expect([(await mail).status, (await mail).headers.get('Cache-Control')]).toEqual([502, 'private, no-store'])
  })
