import { exports } from 'cloudflare:workers'
import type { Context } from 'hono'
import * as paths from '#client/paths.ts'
import { type Cells, formatCsv } from '#client/shared/csv.ts'
import type { AppEnv } from '../../env.ts'
import { logWarning } from '../../shared/edge/log.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { toSafeName } from '../../shared/paper/file-name.ts'
import type { ScheduleTable } from '../table.ts'
import { listPositionCells, listRoomCells } from './cells.ts'
import type { ZipEntry } from './zip.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

type FileKind = keyof typeof types

/** Responds with a schedule as a file; libraries for XLSX and ZIP are imported on demand. */
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

/** Lists the data sheet and photometric files of each product once. */
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
