import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findRole } from '#src/services/content/editors/identify.ts'
import { textAt, valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { createPageClient } from './as-editor.ts'

const shop = await sharedShop(editorVars)
const operator = createEditor(shop, editorVars.CONTENT_TOKEN)
const { ask, logIn } = createPageClient(shop)

const newToken = v.object({ id: v.string(), token: v.string() })

test('a token never has more rights than the current role of the editor who created it', async () => {
  const maker = await logIn()
  const id = textAt((await ask(maker, 'GET', '/session')).body, 'identity.id')
  const invited = await operator.ask('POST', '/editors', { email: 'other.owner@example.com', role: 'own' })
  expect(invited.status).toBe(201)
  const createToken = async (name: string, role: string) =>
    v.parse(newToken, (await ask(maker, 'POST', '/tokens', { name, role })).body)
  const [strong, weak] = [await createToken('strong', 'own'), await createToken('weak', 'write')]
  for (const present of ['publish', 'write', 'own']) {
    expect((await operator.ask('PUT', `/editors/${id}`, { role: present })).status).toBe(200)
    for (const [made, role] of [
      [strong, present],
      [weak, 'write'],
    ] as const) {
      const { body } = await createEditor(shop, made.token).ask('GET', '/session')
      expect([valueAt(body, 'identity.role'), await findRole(shop.env.CONTENT_DB, made.id)]).toEqual([role, role])
      const { body: listed } = await operator.ask('GET', '/tokens')
      expect(valueAt(listed, 'tokens')).toContainEqual(expect.objectContaining({ id: made.id, role }))
    }
  }
  for (const { id: made } of [strong, weak]) await ask(maker, 'DELETE', `/tokens/${made}`)
  expect(await findRole(shop.env.CONTENT_DB, strong.id)).toBe(null)
})
