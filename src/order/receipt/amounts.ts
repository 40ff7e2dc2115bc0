import { formatAmount } from '#client/shared/money/money.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Flow } from '../../shared/paper/columns.ts'
import { wrapLines } from '../../shared/paper/lines.ts'
import { bodyStyle, heading, type Style, soft } from '../../shared/paper/measures.ts'
import { writeText } from '../../shared/paper/section.ts'
import { drawHairline, type Paper, writeLine } from '../../shared/paper/write.ts'
import type { ReceiptDocument } from './query.ts'

/** A column of a table, with its share of the table's width (0 to 1). */
export interface GridColumn {
  share: number
  isRight: boolean
}

export interface GridRow {
  kind: 'head' | 'body' | 'total'
  cells: string[]
}

const styles: Record<GridRow['kind'], Style> = { head: soft, body: bodyStyle, total: heading }

/** Space above and below the text of a row, and space between columns, in pt. */
const [padding, distance] = [3, 8]

/** Writes a table of amounts. Rows are not split between pages. */
export function writeGrid(paper: Paper, flow: Flow, columns: GridColumn[], rows: GridRow[]) {
  const { doc, root } = paper
  const table = doc.struct('Table')
  root.add(table)
  for (const { kind, cells } of rows) {
    const style = styles[kind]
    const written = cells.map((text, at) => {
      const { share = 0, isRight = false } = columns[at] ?? {}
      const width = flow.width * share - (at === 0 ? distance : distance / 2)
      return { lines: wrapLines(doc, [{ text }], style, width), share, isRight }
    })
    const most = Math.max(1, ...written.map(({ lines }) => lines.length))
    const { page, x, y, width } = flow.take(most * style.leading + 2 * padding)
    doc.switchToPage(page)
    if (kind !== 'head') drawHairline(doc, x, y, width)
    const tagRow = doc.struct('TR')
    table.add(tagRow)
    let begin = x
    for (const { lines, share, isRight } of written) {
      const cell = kind === 'head' ? doc.struct('TH', { scope: 'Column' }) : doc.struct('TD')
      tagRow.add(cell)
      const end = begin + width * share
      for (const [at, line] of lines.entries()) {
        const from = isRight ? end - line.width : begin
        cell.add(() => writeLine(doc, line, from, y + padding + at * style.leading, style))
      }
      begin = end
    }
  }
  table.end()
}

type Texts = Pick<Language, 'locale' | 't'>

/** The fields of a receipt or credit note that contain its lines and sums. */
type AmountFields = Pick<
  ReceiptDocument,
  'kind' | 'currency' | 'lines' | `${'shipping' | 'other' | 'taxDeducted' | 'total'}AsNumber` | 'taxNote' | 'taxes'
>

/** Writes the lines of a receipt or credit note, its sums, and the tax for each rate. */
export function writeAmounts(paper: Paper, flow: Flow, document: AmountFields, language: Texts) {
  const texts = textsOf(document, language)
  if (document.lines.length > 0) writeGrid(paper, flow, ...formatLines(document, language, texts))
  writeGrid(paper, flow, sumColumns, formatSums(document, language, texts))
  if (document.taxNote.text) writeText(paper, flow, [{ text: document.taxNote.text }], bodyStyle)
  flow.skip(16)
  writeGrid(paper, flow, ...formatTaxes(document, language, texts))
}

interface AmountTexts {
  money: (amount: number) => string
  rate: (percent: number) => string
}

function textsOf({ currency }: AmountFields, { locale }: Texts): AmountTexts {
  return { money: amount => formatAmount(amount, currency, locale), rate: percent => formatPercent(percent, locale) }
}

const right = (share: number): GridColumn => ({ share, isRight: true })
const leftOf = (share: number): GridColumn => ({ share, isRight: false })
/** The columns of a table of sums. */
export const sumColumns = [leftOf(0.75), right(0.25)]

/** Formats lines. A credit note's lines have no prices, only the amounts that are paid back. */
function formatLines({ lines }: AmountFields, { t }: Texts, { money, rate }: AmountTexts): [GridColumn[], GridRow[]] {
  const isPriced = lines.some(line => line.priceEachAsNumber !== null)
  const orNone = (amount: number | null) => (amount ? money(0 - amount) : '–')
  const head = [
    t('receipt.article'),
    ...(isPriced ? [t('receipt.price')] : []),
    t('receipt.quantity'),
    ...(isPriced ? [t('receipt.discount')] : []),
    t('receipt.vat'),
    t('receipt.amount'),
  ]
  const rows = lines.map(line => [
    [line.name, line.item].filter(Boolean).join(' · '),
    ...(isPriced ? [money(line.priceEachAsNumber ?? 0)] : []),
    String(line.quantity),
    ...(isPriced ? [orNone(line.discountAsNumber)] : []),
    rate(line.taxPercent),
    money(line.totalPriceAsNumber),
  ])
  const columns = isPriced
    ? [leftOf(0.37), right(0.17), right(0.08), right(0.15), right(0.07), right(0.16)]
    : [leftOf(0.59), right(0.1), right(0.1), right(0.21)]
  return [columns, [{ kind: 'head', cells: head }, ...rows.map(cells => ({ kind: 'body' as const, cells }))]]
}

function formatSums(document: AmountFields, { t }: Texts, { money }: AmountTexts): GridRow[] {
  const { shippingAsNumber: shipping, otherAsNumber: other, taxDeductedAsNumber: deducted } = document
  const isReceipt = document.kind === 'receipt'
  return [
    ...(isReceipt || shipping > 0 ? [row('body', t('receipt.delivery'), money(shipping))] : []),
    ...(other > 0 ? [row('body', t('receipt.other'), money(other))] : []),
    ...(deducted < 0 ? [row('body', t('receipt.deducted'), money(deducted))] : []),
    row('total', t(isReceipt ? 'receipt.total' : 'receipt.credited'), money(document.totalAsNumber)),
  ]
}

const row = (kind: GridRow['kind'], ...cells: string[]): GridRow => ({ kind, cells })

function formatTaxes({ taxes }: AmountFields, { t }: Texts, { money, rate }: AmountTexts): [GridColumn[], GridRow[]] {
  const head = row('head', t('receipt.rate'), t('receipt.net'), t('receipt.vat'), t('receipt.gross'))
  const rows = taxes.map(tax =>
    row('body', rate(tax.taxPercent), money(tax.netAsNumber), money(tax.taxAsNumber), money(tax.grossAsNumber)),
  )
  return [
    [leftOf(0.25), right(0.25), right(0.25), right(0.25)],
    [head, ...rows],
  ]
}
