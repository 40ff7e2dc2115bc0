import { useId } from 'react'
import { stockLabel } from '../commerce/stock.ts'
import { useLanguage } from '../i18n/use-translate.ts'

interface SizePickerProps {
  items: { item: string; name: string; stock: string }[]
  /** Whether the size is required but not chosen. */
  missing: boolean
  onChange: () => void
}

/** The sizes of a product, as radio buttons; sold-out ones can be seen but not chosen. */
export function SizePicker({ items, missing, onChange }: SizePickerProps) {
  const { t } = useLanguage()
  const error = useId()
  return (
    <fieldset className="sizes" aria-describedby={missing ? error : undefined}>
      <legend>{t('bag.size')}</legend>
      <div className="sizes-options">
        {items.map(({ item, name, stock }) => (
          <label key={item} className="size">
            <input
              type="radio"
              name="item"
              value={item}
              disabled={stockLabel(stock) === 'none'}
              aria-invalid={missing || undefined}
              onChange={onChange}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {missing && (
        <p className="field-error" id={error} role="alert">
          {t('bag.selectSize')}
        </p>
      )}
    </fieldset>
  )
}
