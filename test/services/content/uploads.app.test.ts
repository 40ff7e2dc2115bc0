import { expect, test } from 'vitest'
import { textAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { begunIn, createUploader } from './uploader.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

test('writers and publishers cannot see, continue, complete or cancel an upload that another token began', async () => {
  const createToken = async (role: string) =>
    textAt((await editor.ask('POST', '/tokens', { name: role, role })).body, 'token')
  const [maker, writer, publisher] = [
    await createToken('write'),
    await createToken('write'),
    await createToken('publish'),
  ]
  const bytes = new TextEncoder().encode('%PDF-1.7 as far as it goes')
  const { id } = begunIn(await createUploader(shop, maker).begin('mine.pdf', bytes))
  for (const other of [writer, publisher]) {
    const { ask, sendPart, complete } = createUploader(shop, other)
    const answers = [await ask('GET', `/files/${id}`), await ask('DELETE', `/files/${id}`), await complete(id)]
    expect([...answers, await sendPart(id, 1, bytes)].map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect((await createUploader(shop, maker).sendPart(id, 1, bytes)).status).toBe(200)
  expect(await editor.ask('GET', `/files/${id}`)).toMatchObject({ status: 200, body: { parts: [1] } })
  expect((await editor.ask('DELETE', `/files/${id}`)).status).toBe(200)
  expect((await createUploader(shop, maker).ask('GET', `/files/${id}`)).status).toBe(404)
})
