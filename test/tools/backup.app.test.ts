import { spawn } from 'node:child_process'
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { manifest as manifestSchema, sha256 } from '../../tools/backup/format.ts'
import { replaced } from '../../tools/backup/replaced.ts'
import { databases } from '../../tools/backup/storage.ts'
import { schema } from '../../tools/local/prepared.ts'
import { astrid, createPerson, logInAs } from '../services/commerce/people.ts'
import { createUploader } from '../services/content/uploader.ts'
import { pickAmount } from '../support/amount.ts'
import { recordAt } from '../support/answer.ts'
import { type Shop, startBuiltShop, startShop } from '../support/app.ts'
import { createEditor } from '../support/editor.ts'
import { startsWrangler } from '../support/left-out.ts'
import { operatorTokens } from '../support/operator-tokens.ts'

const token = 'an-editors-token'
const vars = { ...operatorTokens, CONTENT_TOKEN: token }
const folder = mkdtempSync(join(tmpdir(), 'backups-'))
const [backup, again] = [join(folder, 'shop'), join(folder, 'again.tar.gz')]
const shops: Shop[] = []
/** The address of the picture that the backup contains. */
let src = ''
afterAll(async () => {
  for (const shop of shops) await shop.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command in a process with the storage `state`. `text` is everything that it printed. */
function type(command: 'backup' | 'restore', state: string, ...words: string[]) {
  return new Promise<{ status: number | null; text: string }>(resolve => {
    const env = { ...process.env, STATE_DIR: state, PORT: '0' }
    const child = spawn(process.execPath, [`tools/backup/${command}.ts`, ...words], { env })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
    child.on('close', status => resolve({ status, text }))
  })
}

/** Logs in as Astrid and buys one lamp. Returns the order's number. */
async function buyAsAstrid(shop: Shop) {
  const person = createPerson(shop)
  expect(await logInAs(person, astrid)).toMatchObject({ status: 200 })
  expect(await person.call('POST', 'items/1002-1', { quantity: 1 })).toMatchObject({ status: 201 })
  const paid = await person.result(await person.authorised())
  expect(paid.status).toBe(201)
  const { body } = await person.call('POST', 'orders', { from: 0, size: 10 })
  return { number: Number(paid.body.order.order), orders: body }
}

const loadStock = (shop: Shop) => shop.env.COMMERCE_DB.prepare('SELECT item, quantity FROM stock ORDER BY item').all()

test('a backup restored into an empty shop brings its customers, orders and texts, and the shop can sell', async () => {
  const shop = await startShop(vars)
  shops.push(shop)
  const { number } = await buyAsAstrid(shop)
  // Longer than an SQL statement may be, with all characters that are special in SQL.
  const strange = `It's "so"; -- \\ 🪔\n${'ljus’ 💡 '.repeat(30_000)}`
  const editor = createEditor(shop, token)
  await editor.change('/info/faq', () => ({ title: { en: 'Asked yesterday' }, lead: { en: strange } }))
  expect((await editor.publish('/info/faq')).status).toBe(200)
  await editor.change('/info/press', () => ({ title: { en: 'A draft' } }))

  const picture = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#b8934f' } })
    .png()
    .toBuffer()
  const uploaded = await createUploader(shop, token).upload('lamp.png', new Uint8Array(picture))
  expect(uploaded).toMatchObject({ status: 200, body: { kind: 'picture' } })
  src = v.parse(v.object({ src: v.string() }), uploaded.body).src

  // The backup is made while the shop is open.
  expect(await type('backup', shop.state, backup, '--files')).toEqual({ status: 0, text: expect.any(String) })
  expect(await type('backup', shop.state, backup)).toMatchObject({
    status: 1,
    text: expect.stringContaining('exists already'),
  })
  const refused = await type('restore', shop.state, backup)
  expect(refused).toMatchObject({ status: 1, text: expect.stringMatching(/is not empty: .*products.*--overwrite/) })

  const prepare = async (state: string) => {
    const { status, text } = await type('restore', state, backup)
    expect([status, text]).toEqual([0, expect.stringContaining('are as they were')])
    // A backup of the restored shop is the same, and restoring it replaces existing data.
    expect(await type('backup', state, again, '--files')).toEqual({ status: 0, text: expect.any(String) })
    expect(await type('restore', state, again, '--overwrite')).toEqual({ status: 0, text: expect.any(String) })
  }
  const restored = await startBuiltShop({ prepare, configPath: 'dist/local/wrangler.json' }, vars)
  shops.push(restored)
  expect((await loadStock(restored)).results).toEqual((await loadStock(shop)).results)
  expect((await restored.get(`${src}_200`)).headers.get('content-type')).toMatch(/^image\//)
  expect(await restored.html('/search/asked')).toContain('Asked yesterday')
  expect(await restored.html('/category/shop/table')).toContain('product-card')
  expect((await createEditor(restored, token).ask('GET', '/entries/%2Finfo%2Fpress')).body).toMatchObject({
    status: 'draft',
    data: { title: { en: 'A draft' } },
  })
  expect((await createEditor(restored, token).ask('GET', '/entries/%2Finfo%2Ffaq')).body).toMatchObject({
    data: { lead: { en: strange } },
  })
  const next = await buyAsAstrid(restored)
  expect(next.number).toBe(number + 1)
  expect(JSON.stringify(next.orders)).toContain(String(number))
})

test('uploads are restored into and backed up from Wrangler’s local storage, without a bucket name', async ({
  skip,
}) => {
  if (pickAmount(true, false)) skip(startsWrangler)
  const prepare = async (state: string) => {
    const restored = await type('restore', join(folder, 'none'), backup, '--wrangler-state', state)
    expect(restored).toMatchObject({ status: 0, text: expect.stringContaining('1 of 1 uploaded files') })
    const copied = await type(
      'backup',
      join(folder, 'none'),
      join(folder, 'copied'),
      '--files',
      '--wrangler-state',
      state,
    )
    expect(copied).toMatchObject({ status: 0, text: expect.stringContaining('1 of 1 uploaded files') })
  }
  const restored = await startBuiltShop({ prepare, configPath: 'dist/local/wrangler.json' }, vars)
  shops.push(restored)
  expect((await restored.get(`${src}_200`)).headers.get('content-type')).toMatch(/^image\//)
}, 120_000)

test('a backup has no secrets, and a damaged, incomplete or newer backup is refused before anything changes', async () => {
  // The manifest has the names of settings, without values.
  const manifest = join(backup, 'backup.json')
  const whole = readFileSync(manifest, 'utf8')
  const settings = recordAt(JSON.parse(whole), 'settings')
  expect(settings.vars).toContain('SITE_URL')
  expect(JSON.stringify(settings)).not.toMatch(/https?:/)

  const orders = join(backup, 'COMMERCE_DB/orders.jsonl')
  const rows = readFileSync(orders)
  const refusal = async (given: string) => (await type('restore', join(folder, 'none'), given, '--overwrite')).text
  appendFileSync(orders, '\n')
  expect(await refusal(backup)).toMatch(/orders\.jsonl .* hash differs/)
  rmSync(orders)
  expect(await refusal(backup)).toMatch(/orders\.jsonl is missing/)
  writeFileSync(orders, rows)
  writeFileSync(manifest, whole.replace('"format": 1', '"format": 2'))
  expect(await refusal(backup)).toMatch(/has format 2/)
  writeFileSync(manifest, whole.replaceAll(schema, '9999_of_tomorrow.sql'))
  expect(await refusal(backup)).toMatch(/newer version.*9999_of_tomorrow/)
  expect(await refusal(folder)).toMatch(/no backup/)
  expect(await refusal(join(folder, 'nowhere'))).toMatch(/There is no/)
})

/**
 * Changes `backup` to look as if it were made when the databases still had these migrations instead
 * of a single schema file each.
 */
function makeOlder(migrations: typeof replaced) {
  const path = join(backup, 'backup.json')
  const older = v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8')))
  for (const name of databases) {
    const rows = migrations[name].map((file, at) => [String(at + 1), `'${file}'`, `'2026-11-20 10:00:00'`])
    const text = rows.map(row => `${JSON.stringify(row)}\n`).join('')
    writeFileSync(join(backup, name, 'd1_migrations.jsonl'), text)
    const database = older.databases[name]
    database.migrations = migrations[name]
    database.sequences.d1_migrations = rows.length
    Object.assign(database.tables.d1_migrations ?? {}, { rows: rows.length, sha256: sha256(text) })
  }
  writeFileSync(path, JSON.stringify(older))
}

/** The migrations that follow the schema file. A backup by this version contains them too. */
const listLater = (service: string) =>
  globSync('*.sql', { cwd: `src/services/${service}/migrations` })
    .filter(name => name > schema)
    .sort()
const later = { COMMERCE_DB: listLater('commerce'), CONTENT_DB: listLater('content') }

test('a backup older than the single schema file is restored, and none of its migrations is applied again', async () => {
  const whole = {
    COMMERCE_DB: [...replaced.COMMERCE_DB, ...later.COMMERCE_DB],
    CONTENT_DB: [...replaced.CONTENT_DB, ...later.CONTENT_DB],
  }
  makeOlder(whole)
  const prepare = async (state: string) => {
    const { status, text } = await type('restore', state, backup)
    expect([status, text]).toEqual([0, expect.stringContaining('are as they were')])
  }
  const restored = await startBuiltShop({ prepare, configPath: 'dist/local/wrangler.json' }, vars)
  shops.push(restored)
  for (const name of databases) {
    const applied = await restored.env[name].prepare('SELECT name FROM d1_migrations ORDER BY id').all()
    expect(applied.results).toEqual([schema, ...later[name]].map(file => ({ name: file })))
  }
  const { number, orders } = await buyAsAstrid(restored)
  expect(JSON.stringify(orders)).toContain(String(number - 1))

  makeOlder({ ...whole, CONTENT_DB: replaced.CONTENT_DB.slice(0, -2) })
  const refused = await type('restore', join(folder, 'none'), backup)
  expect(refused).toMatchObject({
    status: 1,
    text: expect.stringMatching(/too old: its CONTENT_DB lacks 0024_refused_schedules.sql, 0026_.* back that up/),
  })
})
