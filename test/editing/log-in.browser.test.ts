import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

/* Passkeys need a host name, so the shop is visited at `localhost` instead of 127.0.0.1. */

const { port } = new URL(shop.url)
const site = `http://localhost:${port}`

for (const { name, device, prefix, texts } of [
  {
    name: 'on a desktop',
    device: desktop,
    prefix: '',
    texts: { local: 'Log in as editor', add: 'Add a passkey', logOut: 'Log out', enter: 'Log in with a passkey' },
  },
  {
    name: 'on a phone, in Swedish',
    device: phone,
    prefix: '/sv',
    texts: {
      ...{ local: 'Logga in som redaktör', add: 'Lägg till en nyckel', logOut: 'Logga ut' },
      enter: 'Logga in med en nyckel',
    },
  },
]) {
  test(`an editor adds a passkey and logs in with it, by keyboard, ${name}`, async () => {
    const { page, context, problems } = await openVisitor(browser, device)
    const cookies = { country: 'SE', locale: prefix ? 'sv' : 'en' }
    await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: site })))
    const devices = await context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const options = { protocol: 'ctap2' as const, transport: 'internal' as const, hasResidentKey: true }
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: false },
    })
    /** Sets whether the authenticator confirms by itself, as if it were touched. */
    const touch = (enabled: boolean) =>
      devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    const press = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    const passkeys = page.locator('#passkeys + div li')

    await page.goto(`${site}${prefix}/editing`)
    await page.getByRole('button', { name: texts.enter }).waitFor()
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    await press(texts.local)
    await page.getByRole('button', { name: texts.add }).waitFor()
    expect(await page.locator('preview-bar').count()).toBe(1)
    const before = await passkeys.count()
    await touch(true)
    await press(texts.add)
    await expect.poll(() => passkeys.count()).toBe(before + 1)
    // The check would count a link or button as too small if the header or the preview bar covered
    // a part of it.
    await page.locator('preview-bar').evaluate(bar => {
      bar.style.display = 'none'
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)

    // If the passkey's owner is not verified, the login shows an error.
    await touch(false)
    await press(texts.logOut)
    await page.getByRole('button', { name: texts.enter }).waitFor()
    expect(await page.locator('preview-bar').count()).toBe(0)
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await touch(true)
    await press(texts.enter)
    await expect.poll(() => page.getByRole('alert').allTextContents()).toContainEqual(expect.stringMatching(/\S/))
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await press(texts.enter)
    await page.getByRole('button', { name: texts.add }).waitFor()
    expect(await page.locator('preview-bar').count()).toBe(1)

    // Leaving the preview logs out.
    await touch(false)
    await page.locator('preview-bar a').last().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: texts.enter }).waitFor()
    expect(problems.filter(problem => !/Service Worker|the server responded with a status of 4/.test(problem))).toEqual(
      [],
    )
    await context.close()
  })
}
