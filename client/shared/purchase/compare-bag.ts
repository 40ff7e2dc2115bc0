import { CommerceError } from '../commerce/error.ts'
import type { SelectionLine } from '../commerce/schema/selection.ts'
import { storedBagCount } from '../commerce/session/bag-count.ts'
import { previewSession } from '../commerce/session/preview-session.ts'
import { readySelection } from '../commerce/session/selection-store.ts'

/** A line with the ISO code of its currency. */
type PricedLine = SelectionLine & { currency: string }

/** A line of the bag in the current and in another country. */
export interface LineChange {
  before: PricedLine
  /** Null where it is not sold. */
  after: PricedLine | null
}

/**
 * Lines of the bag that would change in another country: price, tax, or not sold. Computed by the
 * platform in a temporary selection, so the visitor's own stays unchanged. Throws `CommerceError`
 * on failure.
 */
export async function changesIn(country: string): Promise<LineChange[]> {
  // An empty bag needs no session.
  const selection = storedBagCount() > 0 ? (await readySelection()).selection : null
  if (!selection || selection.items.length === 0) return []
  const there = previewSession()
  await there.setCountry(country)
  const changes: LineChange[] = []
  for (const line of selection.items) {
    const before = { ...line, currency: selection.currency }
    changes.push({ before, after: await lineThere(there, before) })
  }
  return changes.filter(isChange)
}

async function lineThere(there: ReturnType<typeof previewSession>, before: PricedLine): Promise<PricedLine | null> {
  const { item, quantity, product } = before
  try {
    const { selection } = await there.addItem(item, quantity)
    const line = selection?.items.find(line => line.item === item)
    return selection && line ? { ...line, currency: selection.currency } : null
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status < 400 || error.status > 412) throw error
    if (error.status !== 410) return null
    // Sold there, but no longer in stock, or reserved by the visitor's own payment.
    const [sold] = await there.products([product.product])
    const each = sold?.priceAsNumber ?? null
    const currency = error.selection?.selection?.currency ?? before.currency
    return each === null ? null : { ...before, totalPriceAsNumber: Math.round(each * quantity * 100) / 100, currency }
  }
}

const isChange = ({ before, after }: LineChange) =>
  !after ||
  after.currency !== before.currency ||
  after.totalPriceAsNumber !== before.totalPriceAsNumber ||
  after.taxPercent !== before.taxPercent
