import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import * as bagNames from '#client/shared/names/bag.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Product } from '../product.ts'

/*
 * Forms that add a product to the bag. `client/bag/add-forms.ts` handles them. Without
 * scripts, the page says that the bag needs scripts.
 */

type Item = Pick<Product['items'][number], 'item' | 'name' | 'stock'>

/**
 * The form on a product page that adds one piece to the bag, or with `canBuyNow`, buys one piece
 * without the bag. It has a choice of sizes if there are several. At least one item must be in
 * stock.
 */
export function AddToBag({ items, canBuyNow }: { items: Item[]; canBuyNow: boolean }) {
  const { t, urlTo } = useLanguage()
  return (
    <AddForm className="purchase">
      {items.length > 1 ? <Sizes items={items} /> : <input type="hidden" name="item" value={items[0]?.item} />}
      <button type="submit" className="button">
        {t('bag.add')}
      </button>
      {canBuyNow && (
        <button type="submit" className="button button-quiet" formMethod="get" formAction={urlTo(paths.buyNow)}>
          {t('bag.buyNow')}
        </button>
      )}
    </AddForm>
  )
}

/**
 * A small button that adds `count` pieces of the product beside it. Screen readers read `name`.
 */
export function AddSmall({ item, name, stock, count }: Item & { count: number }) {
  const { t } = useLanguage()
  if (parseStockLabel(stock) === 'none') return t('bag.soldOut')
  return (
    <AddForm>
      {count > 1 && <input type="hidden" name="quantity" value={count} />}
      <button type="submit" className="button button-quiet button-small" name="item" value={item}>
        {count > 1 ? `${t('bag.addShort')} ${count} ` : `${t('bag.addShort')} `}
        <span className="visually-hidden">{name}</span>
      </button>
    </AddForm>
  )
}

function AddForm({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <form
      className={className}
      method="dialog"
      {...{ [bagNames.addingText]: t('bag.adding'), [bagNames.addedText]: t('bag.added') }}
    >
      {children}
      <p className="purchase-message" role="status" />
    </form>
  )
}

/** Radio buttons for the sizes of a product. Sold out sizes are visible, but disabled. */
export function Sizes({ items }: { items: Item[] }) {
  const { t } = useLanguage()
  return (
    <fieldset className="sizes" {...{ [bagNames.sizeMissing]: t('bag.selectSize') }}>
      <legend>{t('bag.size')}</legend>
      <div className="sizes-options">
        {items.map(({ item, name, stock }) => (
          <label key={item} className="size">
            <input type="radio" name="item" value={item} disabled={parseStockLabel(stock) === 'none'} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className="field-error" role="alert" />
    </fieldset>
  )
}
