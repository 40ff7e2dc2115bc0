import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'
import { editorVars } from '../support/editor.ts'

/*
 * Tests the cookies that the server sets for editors and previews. They are `Secure`, except over
 * http at local addresses, where WebKit would refuse `Secure` cookies.
 */

const shop = await sharedShop(editorVars)

const body = (fields: Record<string, string>) => `${new URLSearchParams(fields)}`
const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
const day = { path: '/', time: '2090-06-01T08:00:00.000Z', zone: 'UTC' }
const preview = `/api/preview?path=/&secret=${editorVars.PREVIEW_SECRET}`

const addresses = {
  'https://shop.test': true,
  'https://127.0.0.1:8443': true,
  'https://localhost': true,
  'http://shop.test': true,
  'http://192.168.1.7:8787': true,
  'http://127.0.0.1.shop.test': true,
  'http://notlocalhost:8787': true,
  'http://127.0.0.1:8787': false,
  'http://127.1.2.3': false,
  'http://localhost:8787': false,
  'http://shop.localhost:8787': false,
  'http://[::1]:8787': false,
}

for (const [origin, isSecure] of Object.entries(addresses)) {
  test(`the cookies of editors and previews are ${isSecure ? 'secure' : 'plain'} at ${origin}`, async () => {
    const ask = (path: string, cookie = '', form?: Record<string, string>) =>
      shop.ask(origin + path, {
        redirect: 'manual',
        headers: { ...(form && headers), Origin: origin, Cookie: cookie },
        ...(form && { method: 'POST', body: body(form) }),
      })
    const setBy = ({ headers }: Awaited<ReturnType<typeof ask>>) => headers.getSetCookie()
    const pair = ([first = '']: string[]) => first.split(';')[0] ?? ''
    const shape = (name: string, maxAge: number) =>
      new RegExp(
        isSecure
          ? `^__Host-${name}=[^;]*; Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=Lax$`
          : `^${name}=[^;]*; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax$`,
      )
    const expectSet = (set: string[], cookies: Record<string, number>) =>
      expect(set).toEqual(Object.entries(cookies).map(([name, maxAge]) => expect.stringMatching(shape(name, maxAge))))
    /** The same cookie under the name that is only valid at the other kind of address. */
    const renamed = (cookie: string) => (isSecure ? cookie.replace('__Host-', '') : `__Host-${cookie}`)
    const isPreview = async (cookie: string) => (await (await ask('/info/faq', cookie)).text()).includes('<preview-bar')

    const editor = setBy(await ask('/api/content/login/local', '', {}))
    const opened = setBy(await ask(preview))
    const chosen = setBy(await ask('/api/preview/day', pair(opened), day))
    expectSet(editor, { editor: 30 * 86_400 })
    expectSet(opened, { preview: 3600 })
    expectSet(chosen, { 'as-of': 12 * 3600 })
    for (const cookie of [pair(editor), pair(opened)])
      expect([await isPreview(cookie), await isPreview(renamed(cookie))]).toEqual([true, false])
    const dated = async (cookie: string) => (await ask('/info/faq', `${pair(opened)}; ${cookie}`)).text()
    expect(await dated(pair(chosen))).toContain('As of 1 Jun 2090')
    expect(await dated(renamed(pair(chosen)))).not.toContain('As of 1 Jun 2090')

    const left = setBy(await ask('/api/preview/logout?path=/', `${pair(editor)}; ${pair(opened)}`))
    expectSet(left, { preview: 0, 'as-of': 0, editor: 0 })
    expect([await isPreview(pair(editor)), await isPreview(pair(opened))]).toEqual([false, false])
  })
}
