import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { formatOrderItem } from './names.ts'
import type { LinePart, OrderItem } from './order.ts'

interface PiecesFieldsProps {
  items: OrderItem[]
  /** The maximum number of pieces for each line. Lines that are not listed have no field. */
  most: LinePart[]
  /** The quantities that were typed before the form was sent, keyed by line. */
  typed: Map<string, string>
  /** Whether the fields first contain all pieces. Default: no pieces. */
  isFull?: boolean
}

/** A field for each line's number of pieces that are sent, have come back or are refunded. */
export function PiecesFields({ items, most, typed, isFull = false }: PiecesFieldsProps) {
  const { t } = useLanguage()
  return most.map(({ line, quantity }) => {
    const item = items.find(other => other.line === line)
    return (
      <div key={line}>
        <input type="hidden" name="line" value={line} />
        <Field
          name="pieces"
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity}
          required
          label={t('desk.orderPiecesOf', { name: item ? formatOrderItem(item) : line, most: quantity })}
          defaultValue={typed.get(line) ?? (isFull ? quantity : 0)}
        />
      </div>
    )
  })
}
