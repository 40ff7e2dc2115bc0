import { expect, test } from 'vitest'
import { recordAt, recordsAt, textAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { checkAnswers } from '../commerce/openapi/description.ts'

const shop = await sharedShop(editorVars)
const { get } = checkAnswers(shop.get, ['content-management'])
const editor = createEditor({ ...shop, get }, editorVars.CONTENT_TOKEN)
const page = (title: string) => ({
  seoData: { title: { en: 'A' }, description: { en: 'B' } },
  title: { en: title },
  lead: { en: 'D' },
  body: { en: [] },
})
const ids = ['/info/released-one', '/info/released-two'] as const
const entries = ids.map(id => ({ type: 'page', id }))
const loadStatuses = async () => Promise.all(ids.map(async id => (await shop.get(id)).status))
const make = async (name: string, list: object[]) => {
  const { status, body } = await editor.ask('POST', '/releases', { name, entries: list })
  expect(status).toBe(201)
  return `/releases/${textAt(body, 'id')}`
}

test('the entries of a release are published together and undone together', async () => {
  for (const id of ids) await editor.save('page', id, page('First'))
  const { body: maker } = await editor.ask('GET', '/entries?type=maker&state=published')
  const { data } = await editor.read(textAt(maker, 'entries.0.id'), 'maker')
  const { data: lamp } = await editor.read('1021')
  const released = { type: 'maker', id: 'released-maker' }
  await editor.save(released.type, released.id, { ...data, slug: released.id })
  await editor.save('product', '1021', { ...lamp, maker: released.id })
  expect(await editor.publish('1021')).toMatchObject({
    status: 422,
    body: { errors: { 'data.maker': expect.any(String) } },
  })

  const loadErrors = async (path: string) => recordAt((await editor.ask('GET', `${path}/lacking`)).body, 'lacking')
  const alone = await make('Alone', [{ type: 'product', id: '1021' }])
  expect(await loadErrors(alone)).toEqual({ 'product:1021 data.maker': expect.any(String) })
  expect(Object.keys(await loadErrors(await make('None', [{ type: 'page', id: '/info/none' }])))).toEqual([
    'page:/info/none id',
  ])
  // The product can be published only together with its new manufacturer.
  const release = await make('Spring', [{ type: 'product', id: '1021' }, released, ...entries])
  expect(await loadErrors(release)).toEqual({})
  const wrong = await make('Wrong', [...entries, { type: 'page', id: '/info/none' }])
  expect(await editor.ask('POST', `${wrong}/publish`)).toMatchObject({
    status: 404,
    body: { errors: { 'page:/info/none id': expect.any(String) } },
  })
  expect(await loadStatuses()).toEqual([404, 404])
  const both = await Promise.all([1, 2].map(() => editor.ask('POST', `${release}/publish`)))
  expect(both.map(({ status }) => status).sort()).toEqual([
    200,
    expect.toSatisfy(status => [409, 412].includes(status)),
  ])
  expect(await loadStatuses()).toEqual([200, 200])
  expect(await editor.ask('GET', '/entries/1021')).toMatchObject({
    body: { status: 'published', data: { maker: released.id } },
  })
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/publish'],
  ] as const)
    expect((await editor.ask(method, `${release}${path}`, { name: 'X', entries })).status).toBe(409)

  await editor.save('page', ids[0], page('Again'))
  await editor.publish(ids[0])
  expect(await editor.ask('POST', `${release}/undo`)).toMatchObject({
    status: 409,
    body: { errors: { [`page:${ids[0]} id`]: 'was published again since then' } },
  })
  expect(await loadStatuses()).toEqual([200, 200])

  const second = await make('Second', entries)
  for (const id of ids) await editor.save('page', id, page(`Second ${id}`))
  expect((await editor.ask('POST', `${second}/publish`)).status).toBe(200)
  for (const id of ids) expect(await shop.html(id)).toContain(`Second ${id}`)
  expect((await editor.ask('POST', `${second}/undo`)).status).toBe(200)
  expect(await shop.html(ids[0])).toContain('Again')
  expect(await shop.html(ids[1])).toContain('First')
  expect((await editor.ask('POST', `${second}/undo`)).status).toBe(409)
})

test('a scheduled release is published on time, and stays unpublished if an entry has an error', async () => {
  const release = await make('Later', entries)
  for (const id of ids) await editor.save('page', id, page(`Later ${id}`))
  expect((await editor.ask('POST', `${release}/publish`, { at: '2020-01-01T00:00:00Z' })).status).toBe(422)
  expect(await editor.ask('POST', `${release}/publish`, { at: '2099-01-01T00:00:00Z' })).toMatchObject({
    status: 202,
    body: { at: '2099-01-01T00:00:00.000Z', author: { name: 'CONTENT_TOKEN' } },
  })
  expect(await editor.ask('DELETE', `${release}/publish`)).toMatchObject({ status: 200, body: { at: null } })
  await editor.ask('POST', `${release}/publish`, { at: '2099-01-01T00:00:00Z' })
  const db = shop.env.CONTENT_DB
  await db.prepare(`UPDATE releases SET at = '2020-01-01' WHERE name = 'Later'`).run()
  // Another scheduled draft that is due earlier fails, which must not stop the release.
  const broken = '/info/released-broken'
  await editor.save('page', broken, page('Broken'))
  await editor.publish(broken)
  await editor.save('page', broken, page('Never'))
  await db.prepare(`INSERT INTO schedule (type, id, at) VALUES ('page', ?, '2019-01-01')`).bind(broken).run()
  const shown = await db
    .prepare(`SELECT data FROM entries WHERE id = ? AND status = 'published'`)
    .bind(broken)
    .first('data')
  const store = (data: unknown) =>
    db.prepare(`UPDATE entries SET data = ?2 WHERE id = ?1 AND status = 'published'`).bind(broken, data).run()
  await store('{}')
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  for (const id of ids) expect(await shop.html(id)).toContain(`Later ${id}`)
  await store(shown)
  expect((await editor.ask('DELETE', `/entries/${encodeURIComponent(broken)}`)).status).toBe(200)

  // If an entry cannot be published, the release shows the reason and nothing of it is public.
  const lost = '/info/released/too/deep'
  await editor.save('page', lost, page('Lost'))
  const refusedRelease = await make('Told', [...entries, { type: 'page', id: lost }])
  for (const id of ids) await editor.save('page', id, page('Not yet'))
  await db.prepare(`UPDATE releases SET at = '2020-01-01' WHERE name = 'Told'`).run()
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const errors = { [`page:${lost} id`]: 'the shop shows no page at this path' }
  expect(await editor.ask('GET', refusedRelease)).toMatchObject({
    body: { at: null, publishedAt: null, refused: { at: '2020-01-01', errors } },
  })
  expect(await editor.ask('POST', `${refusedRelease}/publish`)).toMatchObject({ status: 409, body: { errors } })
  for (const id of ids) expect(await shop.html(id)).toContain(`Later ${id}`)
  expect(
    await editor.ask('DELETE', `${refusedRelease}/entries?type=page&id=${encodeURIComponent(lost)}`),
  ).toMatchObject({
    body: { refused: null, entries },
  })

  // A release whose author has lost the right to publish is not published.
  const other = await make('Not any more', entries)
  for (const id of ids) await editor.save('page', id, page('Never'))
  await db.prepare(`UPDATE releases SET at = '2020-01-01', author = 'gone' WHERE name = 'Not any more'`).run()
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  for (const id of ids) expect(await shop.html(id)).toContain(`Later ${id}`)
  expect(await editor.ask('GET', other)).toMatchObject({ body: { at: null, publishedAt: null } })
  expect((await editor.ask('DELETE', other)).status).toBe(200)
})

test('editors can add to a release in parallel, writers cannot change a scheduled release, and a release that fails publishes nothing', async () => {
  const { body: made } = await editor.ask('POST', '/releases', { name: 'Filled' })
  const release = `/releases/${textAt(made, 'id')}`
  for (const id of ids) await editor.save('page', id, page(`Filled ${id}`))
  const added = await Promise.all(
    [...entries, ...entries].map(entry => editor.ask('POST', `${release}/entries?locale=sv`, entry)),
  )
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const described = recordsAt((await editor.ask('GET', release)).body, 'entries')
  expect(new Set(described.map(({ id }) => id))).toEqual(new Set(ids))
  expect(described).toHaveLength(2)
  expect(described[0]).toMatchObject({ title: expect.stringContaining('Filled'), state: 'changed' })
  for (const [entry, status] of [
    [{ type: 'page', id: '/info/none' }, 404],
    [{ type: 'pages', id: '/info/none' }, 422],
  ] as const)
    expect((await editor.ask('POST', `${release}/entries`, entry)).status).toBe(status)
  await editor.ask('PUT', release, { name: 'Filled well' })

  const db = shop.env.CONTENT_DB
  const { body: token } = await editor.ask('POST', '/tokens', { name: 'Writer', role: 'write' })
  const writer = (method: string, path: string, body?: object) =>
    editor.ask(method, path, body, { Authorization: `Bearer ${textAt(token, 'token')}` })
  expect((await writer('PUT', release, { name: 'By a writer' })).status).toBe(200)
  for (const path of ['/publish', '/undo']) expect((await writer('POST', `${release}${path}`, {})).status).toBe(403)
  await editor.ask('POST', `${release}/publish`, { at: '2099-01-01T00:00:00Z' })
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/entries'],
    ['DELETE', '/entries?type=page&id=x'],
  ] as const)
    expect((await writer(method, `${release}${path}`, { name: 'X', ...entries[0] })).status).toBe(403)
  // A writer cannot change the draft of an entry that is scheduled, alone or in a release.
  const draft = `/entries/${encodeURIComponent(ids[0])}`
  const save = (ask: typeof writer) => ask('PUT', draft, { type: 'page', data: page(`Filled ${ids[0]}`) })
  for (const whole of [release, draft]) {
    await editor.ask('POST', `${whole}/publish`, { at: '2099-01-01T00:00:00Z' })
    expect(await save(writer)).toMatchObject({
      status: 409,
      body: { errors: { id: expect.stringMatching(/^is scheduled/) } },
    })
    expect((await writer('DELETE', `${draft}/draft`)).status).toBe(409)
    expect((await writer('POST', `${draft}/restore`, { version: 1 })).status).toBe(409)
    expect((await save(editor.ask)).status).toBe(200)
    await editor.ask('DELETE', `${whole}/publish`)
    expect((await save(writer)).status).toBe(200)
  }

  // Publishing the second entry fails, so the first one must not be published either.
  await db
    .prepare(
      `CREATE TRIGGER broken BEFORE INSERT ON publications WHEN NEW.id = '${ids[1]}' BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    )
    .run()
  const before = await Promise.all(ids.map(id => shop.html(id)))
  expect((await editor.ask('POST', `${release}/publish`)).status).toBe(500)
  const titles = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  expect((await Promise.all(ids.map(id => shop.html(id)))).map(titles)).toEqual(before.map(titles))
  expect(await editor.ask('GET', release)).toMatchObject({ body: { publishedAt: null, name: 'By a writer' } })
  await db.prepare('DROP TRIGGER broken').run()

  expect((await editor.ask('POST', `${release}/publish`)).status).toBe(200)
  for (const id of ids) expect(await shop.html(id)).toContain(`Filled ${id}`)
  expect((await editor.ask('POST', `${release}/undo`)).status).toBe(200)
})
