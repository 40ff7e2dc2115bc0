import { CommerceError } from '../commerce/error.ts'
import type { SelectionLine } from '../commerce/schema/selection.ts'
import { readBagCount } from '../commerce/session/bag-count.ts'
import { createPreviewSession } from '../commerce/session/preview-session.ts'
import { loadSelection } from '../commerce/session/selection-store.ts'

/** A line with the ISO code of its currency. */
type PricedLine = SelectionLine & { currency: string }

/** A line of the bag in the current country and in another one. */
export interface LineChange {
  before: PricedLine
  /** Null if the item is not sold in the other country. */
  after: PricedLine | null
}

/**
 * Finds the lines of the bag that would have another price or tax in another country, or are not
 * sold there. The platform computes the other country's prices in a temporary session, so the
 * visitor's own selection stays unchanged. Throws `CommerceError` on failure.
 */
export async function compareBag(country: string): Promise<LineChange[]> {
  // For an empty bag, no session is started.
  const selection = readBagCount() > 0 ? (await loadSelection()).selection : null
  if (!selection || selection.items.length === 0) return []
  const preview = createPreviewSession()
  await preview.setCountry(country)
  const changes: LineChange[] = []
  for (const line of selection.items) {
    const before = { ...line, currency: selection.currency }
    changes.push({ before, after: await previewLine(preview, before) })
  }
  return changes.filter(isChange)
}

async function previewLine(
  preview: ReturnType<typeof createPreviewSession>,
  before: PricedLine,
): Promise<PricedLine | null> {
  const { item, quantity, product } = before
  try {
    const { selection } = await preview.addItem(item, quantity)
    const line = selection?.items.find(line => line.item === item)
    return selection && line ? { ...line, currency: selection.currency } : null
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status < 400 || error.status > 412) throw error
    if (error.status !== 410) return null
    // The item is sold there, but is out of stock, or the visitor's own payment has reserved it.
    const [productThere] = await preview.products([product.product])
    const priceEach = productThere?.priceAsNumber ?? null
    const currency = error.selection?.selection?.currency ?? before.currency
    return priceEach === null
      ? null
      : { ...before, totalPriceAsNumber: Math.round(priceEach * quantity * 100) / 100, currency }
  }
}

const isChange = ({ before, after }: LineChange) =>
  !after ||
  after.currency !== before.currency ||
  after.totalPriceAsNumber !== before.totalPriceAsNumber ||
  after.taxPercent !== before.taxPercent
