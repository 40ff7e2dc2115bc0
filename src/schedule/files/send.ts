import { exports } from 'cloudflare:workers'
import type { Context } from 'hono'
import * as paths from '#client/paths.ts'
import { type Cell, type Cells, formatCsv } from '#client/shared/csv.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../../env.ts'
import { logWarning } from '../../shared/edge/log.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { toSafeName } from '../../shared/paper/file-name.ts'
import type { ScheduleTable, ScheduleTotals } from '../table.ts'
import type { ZipEntry } from './zip.ts'

/** Lists the cells of a table with a row for each position. Prices are in major units. */
function listPositionCells(table: ScheduleTable, { t, urlTo }: Language, site: string): Cells {
  const names = [
    ...[t('schedule.position'), t('schedule.inRoom'), t('schedule.area'), t('schedule.article'), t('schedule.finish')],
    ...[t('schedule.size'), t('schedule.number'), t('schedule.note'), t('schedule.quantity')],
    ...[t('schedule.wattsEach'), t('schedule.watts'), t('schedule.lumensEach'), t('schedule.lumens')],
    ...[t('schedule.price'), t('schedule.sum'), t('schedule.currency'), t('schedule.stock'), t('schedule.address')],
  ]
  const rows = table.rooms.flatMap(({ name, area, rows }, room) =>
    rows.map(({ number, item, quantity, note, article, price, missing }): Cell[] => {
      const { watts = null, lumens = null, bulb = null } = article?.light ?? {}
      const stock = missing === 'notSold' ? t('badge.unavailable') : article ? t(`stock.${article.stock}`) : ''
      return [
        ...[number, name || t('schedule.room', { number: room + 1 }), area],
        ...[article?.product.name ?? t('schedule.gone', { item }), article?.product.finish ?? '', article?.size ?? ''],
        ...[article?.sku ?? '', note, quantity],
        ...(bulb ? [t('schedule.bare'), null] : [watts, times(watts, quantity)]),
        ...[lumens, times(lumens, quantity), price, times(price, quantity)],
        ...[price === null ? '' : (article?.product.price?.currency ?? ''), stock],
        article ? site + urlTo(paths.product, article.product.slug) : '',
      ]
    }),
  )
  return [names, ...rows]
}

/** Lists the cells of a table with a row for each room, and a last row with the totals. */
function listRoomCells({ rooms, area, totals }: ScheduleTable, { t }: Language): Cells {
  const names = [
    ...[t('schedule.position'), t('schedule.inRoom'), t('schedule.area'), t('schedule.quantity')],
    ...[t('schedule.watts'), t('schedule.lumens'), t('schedule.density'), t('schedule.sum'), t('schedule.bare')],
  ]
  const figures = (area: number | null, { pieces, watts, lumens, density, price, bare }: ScheduleTotals): Cell[] => [
    ...[area, pieces, watts, lumens],
    ...[density === null ? null : Math.round(density * 10) / 10, price, bare],
  ]
  return [
    names,
    ...rooms.map(({ name, area, totals }, room) => [
      ...[room + 1, name || t('schedule.room', { number: room + 1 })],
      ...figures(area, totals),
    ]),
    ['', t('schedule.total'), ...figures(area, totals)],
  ]
}

/** Multiplies and rounds to hundredths, because binary fractions are not exact. */
const times = (value: number | null, quantity: number) =>
  value === null ? null : Math.round(value * quantity * 100) / 100

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

type FileKind = keyof typeof types

/** Responds with a schedule as a file. Libraries for XLSX and ZIP are imported on demand. */
export async function sendFile(c: Context<AppEnv>, table: ScheduleTable, kind: FileKind, shopName: string) {
  const { language } = c.var
  const name = toSafeName(shopName, table.title || language.t('schedule.file'))
  const cells = listPositionCells(table, language, getSiteUrl(c))
  const csv = () => formatCsv(cells, language.locale)
  const xlsx = () => workbook(c, table, cells, shopName)
  const body =
    kind === 'csv'
      ? csv()
      : kind === 'xlsx'
        ? await xlsx()
        : await archive(c, [
            { name: `${name}.csv`, load: async () => csv() },
            { name: `${name}.xlsx`, load: xlsx },
            ...productFiles(c, table),
          ])
  return c.body(body, 200, {
    'Content-Type': types[kind],
    'Content-Disposition': `attachment; filename="${name}.${kind}"`,
    'X-Robots-Tag': 'noindex',
  })
}

async function workbook(c: Context<AppEnv>, table: ScheduleTable, cells: Cells, shopName: string) {
  const { language } = c.var
  const { writeWorkbook } = await import('./xlsx.ts')
  const written = await writeWorkbook(table.title || language.t('schedule.title'), shopName, [
    { name: language.t('schedule.sheet'), cells },
    { name: language.t('schedule.rooms'), cells: listRoomCells(table, language) },
  ])
  return new Uint8Array(written)
}

async function archive(c: Context<AppEnv>, entries: ZipEntry[]) {
  const { t } = c.var.language
  const { createArchive } = await import('./zip.ts')
  return createArchive(entries, names => ({
    name: `${t('schedule.notHad')}.txt`,
    input: `${[t('schedule.missing'), ...names].join('\r\n')}\r\n`,
  }))
}

/** Lists the data sheets and photometric files of all products, each only once. */
function productFiles(c: Context<AppEnv>, { rooms }: ScheduleTable): ZipEntry[] {
  const { urlTo } = c.var.language
  const articles = rooms.flatMap(({ rows }) => rows.flatMap(({ article }) => article ?? []))
  const products = new Map(articles.map(({ product, hasPhotometry }) => [product.slug, hasPhotometry]))
  return [...products].flatMap(([slug, hasPhotometry]) => {
    const entry = (end: string, path: string) => ({ name: `${toSafeName(slug)}.${end}`, load: () => download(c, path) })
    const photometry = (end: string) => entry(end, urlTo(paths.photometryFile, slug, `photometry.${end}`))
    return [
      entry('pdf', urlTo(paths.dataSheet, slug)),
      ...(hasPhotometry ? [photometry('ldt'), photometry('ies')] : []),
    ]
  })
}

/** Loads a file of the shop through the page cache; null when that fails. */
async function download(c: Context<AppEnv>, path: string): Promise<ReadableStream<Uint8Array> | null> {
  const { country: _, ...visit } = c.var.visit
  try {
    const file = await exports.Pages({ props: { ...visit, preview: false } }).fetch(new URL(path, getSiteUrl(c)))
    if (file.ok && file.body) return file.body
    await file.body?.cancel()
    throw new Error(`The file was not loaded: status ${file.status}.`)
  } catch (error) {
    logWarning('schedule_without_file', error, { path })
    return null
  }
}
