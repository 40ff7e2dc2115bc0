import { languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawLamp } from '../../shared/drawing/drawing.ts'
import { Columns, Flow } from '../../shared/paper/columns.ts'
import { createPaper } from '../../shared/paper/create.ts'
import { drawHead, drawPageMargins, headEnd, type PageMargins } from '../../shared/paper/furniture.ts'
import { finish, gap, lead, left, name, right, type Style, soft } from '../../shared/paper/measures.ts'
import { writeText } from '../../shared/paper/section.ts'
import { type Paper, writeFixed } from '../../shared/paper/write.ts'
import type { Sheet, SheetKind } from '../sheet.ts'
import { drawDrawing } from './drawing.ts'
import { drawCode, drawPhoto } from './figures.ts'
import { drawLight } from './light.ts'
import { type UsePages, writeFacts, writeStory, writeUse } from './sections.ts'

/** The content of a sheet's PDF. */
export interface SheetInput {
  kind: SheetKind
  sheet: Sheet
  language: Pick<Language, 'locale' | 't'>
  shopName: string
  /** The product page's address. */
  address: string
  /** The addresses of the pages about the shop's guarantee and about taking back old lamps. */
  pages: UsePages
  /** A hash of the content, which is printed on the sheet. */
  version: string
  date: Date
  /** The picture as a JPEG; null if there is none. */
  photo: ArrayBuffer | null
}

/**
 * Draws a data sheet or a care sheet as a tagged PDF (PDF/UA-1) in A4. The first page of a data
 * sheet has the picture and the drawing side by side above the facts; the texts are on the second
 * page. If the picture or the drawing is missing, the facts take its place, and the texts follow
 * the facts. Text that does not fit continues in the next column. A care sheet has the texts about
 * use, beside the drawing and the facts for mounting.
 */
export async function drawSheet(order: SheetInput): Promise<Uint8Array<ArrayBuffer>> {
  const furniture = getPageMargins(order)
  const { paper, finish: finished } = createPaper({
    title: `${furniture.subject} – ${furniture.title}`,
    author: order.shopName,
    subject: order.sheet.lead,
    locale: order.language.locale,
    date: order.date,
  })
  drawHead(paper, furniture)
  drawColumns(paper, order, drawTitle(paper, order))
  drawPageMargins(paper, furniture)
  return finished()
}

function getPageMargins({ kind, sheet, language, shopName, address, version, date }: SheetInput): PageMargins {
  const { t, locale } = language
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  return {
    shopName,
    title: t(kind === 'data' ? 'sheet.title' : 'sheet.care'),
    subject: [sheet.name, sheet.finish].filter(Boolean).map(shorten).join(', '),
    address,
    made: t('sheet.made', { date: day, version }),
    pageOf: (number, total) => t('sheet.page', { number, total }),
  }
}

const codeSize = 58

/** Draws name, designer, lead and QR code. Returns the position below them, in pt. */
function drawTitle(paper: Paper, { sheet, language, address }: SheetInput): number {
  const { t } = language
  const width = right - left - codeSize - gap
  let y = headEnd + 14
  const write = (text: string, style: Style, type?: string) => {
    y += writeFixed(paper, { x: left, y, width }, shorten(text), style, type)
  }
  // Long names are set in a smaller size.
  write(sheet.name, sheet.name.length > 40 ? { ...name, size: 16, leading: 19 } : name, 'H1')
  y += 2
  write(sheet.finish, finish)
  y += 6
  const facts = [
    sheet.designer && t('product.by', { designer: sheet.designer }),
    sheet.sku && t('sheet.articleNumber', { number: sheet.sku }),
  ]
  write(facts.filter(Boolean).join(' · '), soft)
  if (isShort(sheet.lead)) {
    y += 6
    write(sheet.lead, lead)
  }
  const code = { page: 0, x: right - codeSize, y: headEnd + 16, width: codeSize, height: codeSize }
  drawCode(paper, code, address, t('sheet.code', { address }))
  return Math.max(y, code.y + codeSize) + 18
}

function drawColumns(paper: Paper, { kind, sheet, language, photo, pages }: SheetInput, y: number) {
  const columns = new Columns(y, () => paper.doc.addPage())
  const [leftFlow, rightFlow] = [new Flow(columns, 0), new Flow(columns, 1)]
  if (kind === 'care') {
    writeUse(paper, leftFlow, sheet, language, pages)
    if (sheet.measured) drawDrawing(paper, rightFlow, drawLamp(sheet.measured, language))
    const facts = sheet.facts.filter(({ slug }) => mountingFacts.has(slug))
    return writeFacts(paper, [rightFlow], { ...sheet, facts, energy: null }, language)
  }
  if (photo) drawPhoto(paper, leftFlow, photo, sheet.picture?.alt ?? '')
  if (sheet.measured) drawDrawing(paper, photo ? rightFlow : leftFlow, drawLamp(sheet.measured, language))
  const isWhole = photo && sheet.measured
  writeFacts(paper, isWhole ? [leftFlow, rightFlow] : [rightFlow], sheet, language)
  if (!isShort(sheet.lead)) writeText(paper, leftFlow, [{ text: sheet.lead }], lead)
  // If the sheet has a picture and a drawing, the texts are side by side on the second page.
  const [story, use] = isWhole ? [new Flow(columns, 2), new Flow(columns, 3)] : [leftFlow, leftFlow]
  writeStory(paper, story, sheet, language)
  if (sheet.light) drawLight(paper, story, sheet.light, language)
  writeUse(paper, use, sheet, language, pages)
}

/** The facts on a care sheet, which are for electricians and for replacing parts. */
const mountingFacts = new Set([
  ...['weight', 'socket', 'max-effect', 'max-bulb-size', 'effect', 'dimmable', 'cable-length'],
  ...['battery', 'battery-replaceable', 'lightsource-replaceable', 'driver-replaceable'],
  ...['ip-class', 'isolation-class', 'art-number'],
])

const maxTitle = 200

/** Whether a text fits above the columns. */
const isShort = (text: string) => text.length <= maxTitle

const shorten = (text: string) => (isShort(text) ? text : `${text.slice(0, maxTitle)}…`)
