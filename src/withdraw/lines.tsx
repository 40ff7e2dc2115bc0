import type { ReactNode } from 'react'
import { commercePictureAddress } from '#client/shared/browser/images.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Checkbox } from '#client/shared/ui/form/checkbox.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import { languages } from '../shared/edge/visit/languages.ts'
import type { WithdrawalLine } from './commerce.ts'
import { withdrawField } from './form.ts'

/** A line of the order, with a choice of the quantity to return, by default the maximum. */
export function ChoosableLine({ line }: { line: WithdrawalLine }) {
  const { t } = useLanguage()
  const { quantity, left } = line
  return (
    <Line line={line}>
      {left < quantity && (
        <p className="soft">{t('withdraw.already', { quantity: quantity - left, total: quantity })}</p>
      )}
      {left > 0 && <Choice line={line} />}
    </Line>
  )
}

/** A line of the receipt, with the quantity that the customer returns. */
export function WithdrawnRow({ line }: { line: WithdrawalLine }) {
  const { t } = useLanguage()
  return (
    <Line line={line}>
      <p>{line.withdrawn === 1 ? t('withdraw.quantityOne') : t('withdraw.quantity', { quantity: line.withdrawn })}</p>
    </Line>
  )
}

/**
 * The name, in all languages, of the size of products with only one size. This size is not shown.
 * An order keeps the language of its purchase, so the name may be in any language.
 */
const onlySizes = Object.values(languages).map(({ t }) => t('bag.oneSize'))

function Line({ line: { product, size }, children }: { line: WithdrawalLine; children: ReactNode }) {
  const [source = ''] = product.media.standard ?? []
  const picture = commercePictureAddress(source)
  return (
    <li className="withdrawal-line">
      <div className="thumbnail">
        {picture && <img src={picture} alt="" width={96} height={120} loading="lazy" decoding="async" />}
      </div>
      <fieldset>
        <legend>{product.name}</legend>
        <p className="soft">{[product.variantName, onlySizes.includes(size) ? '' : size].filter(Boolean).join(', ')}</p>
        {children}
      </fieldset>
    </li>
  )
}

function Choice({ line: { line, left } }: { line: WithdrawalLine }) {
  const { t } = useLanguage()
  if (left === 1) return <Checkbox name={withdrawField(line)} value="1" defaultChecked label={t('withdraw.giveBack')} />
  return (
    <Select name={withdrawField(line)} defaultValue={left} label={t('withdraw.howMany')}>
      {Array.from({ length: left }, (_, index) => left - index).map(quantity => (
        <option key={quantity} value={quantity}>
          {t('withdraw.pieces', { quantity, total: left })}
        </option>
      ))}
      <option value="0">{t('withdraw.none')}</option>
    </Select>
  )
}
