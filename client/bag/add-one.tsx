import { useTimedFlag } from '../browser/use-timed-flag.ts'
import { useAddItem } from '../commerce/hooks/use-add-item.ts'
import { stockLabel } from '../commerce/stock.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { addFailure } from '../selection/add-failure.ts'
import { Button } from '../ui/form/button.tsx'

interface AddOneProps {
  item: string
  /** What is added, for screen readers: the button says "Add" only. */
  name: string
  stock: string
}

/** How long the button shows "Added!" (specification, §9). */
const addedTime = 2000

/** A small button that adds one piece of what stands beside it. */
export default function AddOne({ item, name, stock }: AddOneProps) {
  const { t } = useLanguage()
  const [added, setAdded] = useTimedFlag(addedTime)
  const add = useAddItem()
  if (stockLabel(stock) === 'none') return t('bag.soldOut')
  const text = add.isPending ? t('bag.adding') : added ? t('bag.added') : t('bag.addShort')
  return (
    <>
      <Button small look="quiet" loading={add.isPending} onClick={() => add.mutate(item, { onSuccess: setAdded })}>
        {`${text} `}
        <span className="visually-hidden">{name}</span>
      </Button>
      <p className="purchase-message" role="status">
        {add.isError && addFailure(add.error, t)}
      </p>
    </>
  )
}
