import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { startShop } from '../support/app.ts'
import { openServer } from '../support/open-server.ts'
import { createGuest } from './guest.ts'

test('if the commerce platform accepts no withdrawals or inquiries, the pages offer an email instead', async () => {
  const platform = await openServer(
    createServer((_, answer) => {
      answer.writeHead(404, { 'Content-Type': 'application/json' }).end('{"errors":{"route":"not found"}}')
    }),
  )
  const other = await startShop({ COMMERCE_URL: platform.url })
  try {
    const { post, html } = createGuest(other)
    expect(await html('/sv/withdraw?order=x')).toContain('name="order"')
    const answer = await post('/sv/withdraw', { order: '4711', name: 'Åsa & Bo', email: 'asa@example.com' })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    for (const part of [
      'Jag ångrar mitt köp, beställning 4711.',
      'mailto:hej@dager.example?subject=',
      '%C3%85sa%20%26%20Bo%0D%0A',
    ])
      expect(text).toContain(part)
    expect(await html('/withdraw/0123')).toContain('mailto:hej@dager.example?subject=')
    for (const path of ['/info/contact', '/sv/professionals']) {
      // On a busy machine the platform may answer too late. Then the page has the form and is
      // cached for a minute, so try again.
      const offersMail = async () => {
        const page = await html(path)
        return !page.includes('name="message"') && page.includes('href="mailto:hej@dager.example"')
      }
      await expect.poll(offersMail, { timeout: 100_000, interval: 1000 }).toBe(true)
    }
    const letter = await post('/info/contact', { name: 'Åsa', message: 'A question' })
    expect(letter.status).toBe(503)
    expect(await letter.text()).toContain('A%20question')
  } finally {
    await other.close()
    await platform.close()
  }
})
