import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numberAt, recordsAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

const titled = (title: string) => ({
  seoData: { title: { en: 'A' }, description: { en: 'B' } },
  title: { en: title },
  lead: { en: 'D' },
  body: { en: [] },
})
const entry = (id: string, rest = '') => `/entries/${encodeURIComponent(id)}${rest}`
const put = (id: string, title: string, headers: Record<string, string>, query = '') =>
  editor.ask('PUT', entry(id, query), { type: 'page', data: titled(title) }, headers)
const at = (version: number) => ({ 'If-Match': `"${version}"` })
const operator = { id: 'operator', name: 'CONTENT_TOKEN' }

test('a change must name the version it is based on, and is refused if that is not the latest one', async () => {
  const id = '/info/two-editors'
  const wrong: Record<string, string>[] = [{}, { 'If-Match': '1' }, { 'If-Match': '"x"' }, { 'If-None-Match': '"1"' }]
  for (const headers of wrong) {
    for (const [method, rest] of [
      ['PUT', ''],
      ['POST', '/publish?type=page'],
      ['POST', '/unpublish?type=page'],
      ['POST', '/restore?type=page'],
    ] as const) {
      const response = await shop.get(`/api/content${entry('/info/faq', rest)}`, {
        method,
        body: JSON.stringify({ type: 'page', data: titled('X') }),
        headers: { Authorization: `Bearer ${editorVars.CONTENT_TOKEN}`, ...headers },
      })
      expect(response.status, `${method} ${rest} ${JSON.stringify(headers)}`).toBe(428)
      expect(await response.json()).toEqual({ errors: { 'If-Match': expect.any(String) } })
    }
  }
  expect((await put(id, 'First', at(1))).status).toBe(412)
  expect(await put(id, 'First', at(0))).toMatchObject({ status: 200, etag: '"1"', body: { version: 1 } })
  expect(await put(id, 'Second', at(1))).toMatchObject({ status: 200, etag: '"2"' })
  const opened = await editor.ask('GET', entry(id))
  expect(opened).toMatchObject({
    etag: '"2"',
    body: { status: 'draft', version: 2, publishedVersion: null, author: operator, scheduled: null },
  })

  // The editor who saves later gets an error with the current entry, and overwrites nothing.
  const late = await put(id, 'Late', at(1))
  expect(late).toMatchObject({
    status: 412,
    body: { errors: { version: expect.stringContaining('saved by CONTENT_TOKEN') }, entry: { version: 2 } },
  })
  expect(await editor.ask('GET', entry(id))).toEqual(opened)
  const both = await Promise.all(['One', 'Other', 'Third', 'Fourth'].map(title => put(id, title, at(2))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])

  for (const [verb, body] of [
    ['publish', {}],
    ['publish', { at: '2099-01-01T00:00:00Z' }],
    ['restore', { version: 1 }],
  ] as const) {
    expect((await editor.ask('POST', entry(id, `/${verb}`), body, at(2))).status, verb).toBe(412)
  }
  expect(await editor.ask('POST', entry(id, '/publish'), {}, at(3))).toMatchObject({ status: 200 })
  expect((await editor.ask('POST', entry(id, '/unpublish'), {}, at(2))).status).toBe(412)
  expect(await editor.ask('GET', entry(id))).toMatchObject({ body: { status: 'published', publishedVersion: 3 } })
  expect((await editor.ask('POST', entry(id, '/unpublish'), {}, at(3))).status).toBe(200)
})

test('an automatic save replaces the previous automatic save, but not versions saved with the button', async () => {
  const id = '/info/typed'
  const versions = async () => {
    const { body } = await editor.history(id)
    return recordsAt(body, 'versions').map(({ version }) => version)
  }
  await put(id, 'Saved', at(0))
  let version = 1
  for (const title of ['S', 'Sa', 'Sav']) {
    const saved = await put(id, title, at(version), '?autosave')
    version = numberAt(saved.body, 'version')
  }
  expect(version).toBe(4)
  expect(await versions()).toEqual([4, 1])
  expect((await put(id, 'Late', at(3), '?autosave')).status).toBe(412)
  await put(id, 'By the button', at(4))
  await put(id, 'Typed on', at(5), '?autosave')
  expect(await versions()).toEqual([6, 5, 4, 1])
  expect(await editor.ask('GET', entry(id, '/versions/5'))).toMatchObject({
    status: 200,
    body: { version: 5, data: { title: { en: 'By the button' } } },
  })
  expect((await editor.ask('GET', entry(id, '/versions/3'))).status).toBe(404)
})

function edit(words: string[], env: Record<string, string>): Promise<{ status: number | null; text: string }> {
  return new Promise(resolve => {
    const command = spawn(process.execPath, ['tools/content/main.ts', 'edit', ...words], {
      env: { ...process.env, ...env },
    })
    let text = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (text += chunk))
    command.on('close', status => resolve({ status, text }))
  })
}

test('the command `edit` keeps the text in a file if somebody else has saved the entry meanwhile', async () => {
  const id = '/info/by-hand'
  await put(id, 'Opened', at(0))
  const folder = await mkdtemp(join(tmpdir(), 'edit-'))
  try {
    const slow = join(folder, 'editor.sh')
    const other = JSON.stringify({ type: 'page', data: titled('Faster') })
    const address = new URL(`/api/content${entry(id)}`, shop.url)
    const headers = `-H 'Authorization: Bearer ${editorVars.CONTENT_TOKEN}' -H 'If-Match: *'`
    await writeFile(
      slow,
      `sed -i s/Opened/Mine/ "$1"; curl -sf -X PUT ${headers} -d '${other}' '${address}' > ${folder}/done`,
    )
    const env = { SHOP_URL: shop.url.href, CONTENT_TOKEN: editorVars.CONTENT_TOKEN, EDITOR: `sh ${slow}` }
    const { status, text } = await edit([id], env)
    expect([status, text]).toEqual([1, expect.stringMatching(/version: is now 2, saved by CONTENT_TOKEN at 20/)])
    const [, file = ''] = text.match(/--file (\S+)/) ?? []
    expect(await readFile(file, 'utf8')).toContain('Mine')
    expect(await editor.ask('GET', entry(id))).toMatchObject({ body: { data: { title: { en: 'Faster' } } } })
    const again = [id, '--file', file, '--version']
    expect((await edit([...again, '1'], env)).status).toBe(1)
    expect(await edit([...again, '2'], env)).toMatchObject({ status: 0, text: expect.stringContaining('version 3') })
    await rm(join(file, '..'), { recursive: true })
  } finally {
    await rm(folder, { recursive: true })
  }
})
