import { expect, test } from 'vitest'
import { roleOf } from '#src/services/content/editors/identify.ts'
import { sharedShop } from '../../support/app.ts'
import { editorOf, editorVars } from '../../support/editor.ts'
import { pagesOf } from './as-editor.ts'

const shop = await sharedShop(editorVars)
const operator = editorOf(shop, editorVars.CONTENT_TOKEN)
const { ask, logIn } = pagesOf(shop)

test('a token never has more than its maker’s present role', async () => {
  const maker = await logIn()
  const { id } = Object((await ask(maker, 'GET', '/session')).body).identity
  const invited = await operator.ask('POST', '/editors', { email: 'other.owner@example.com', role: 'own' })
  expect(invited.status).toBe(201)
  const strong = Object((await ask(maker, 'POST', '/tokens', { name: 'strong', role: 'own' })).body)
  const weak = Object((await ask(maker, 'POST', '/tokens', { name: 'weak', role: 'write' })).body)
  for (const present of ['publish', 'write', 'own']) {
    expect((await operator.ask('PUT', `/editors/${id}`, { role: present })).status).toBe(200)
    for (const [made, role] of [
      [strong, present],
      [weak, 'write'],
    ]) {
      const { identity } = Object((await editorOf(shop, made.token).ask('GET', '/session')).body)
      expect([identity.role, await roleOf(shop.env.CONTENT_DB, made.id)]).toEqual([role, role])
      const { tokens } = Object((await operator.ask('GET', '/tokens')).body)
      expect(tokens).toContainEqual(expect.objectContaining({ id: made.id, role }))
    }
  }
  for (const { id: made } of [strong, weak]) await ask(maker, 'DELETE', `/tokens/${made}`)
  expect(await roleOf(shop.env.CONTENT_DB, strong.id)).toBe(null)
})
