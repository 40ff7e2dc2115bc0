import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTimedFlag } from '../browser/use-timed-flag.ts'
import { useAddItem } from '../commerce/hooks/use-add-item.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { addFailure } from '../selection/add-failure.ts'
import { Button } from '../ui/form/button.tsx'
import { SizePicker } from './size-picker.tsx'

interface AddToBagProps {
  items: { item: string; name: string; stock: string }[]
}

/** How long the button shows "Added!" (specification, §9). */
const addedTime = 2000

/** Adds one piece to the bag, with a choice of size where there are several. Some are in stock. */
export default function AddToBag({ items }: AddToBagProps) {
  const { t } = useLanguage()
  const [missing, setMissing] = useState(false)
  const [added, setAdded] = useTimedFlag(addedTime)
  const add = useAddItem()
  const message = useRef<HTMLParagraphElement>(null)
  // On phones the button is sticky, so the message may be a screen away.
  useEffect(() => {
    if (add.isError) message.current?.scrollIntoView({ block: 'nearest' })
  }, [add.isError])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const size = new FormData(event.currentTarget).get('item')
    const item = items.length === 1 ? items[0]?.item : size
    setMissing(typeof item !== 'string')
    // The size picker may be out of view too.
    if (typeof item !== 'string') lead(event.currentTarget.querySelector('[name=item]:enabled'))
    if (typeof item === 'string' && !add.isPending) add.mutate(item, { onSuccess: setAdded })
  }

  const label = add.isPending ? t('bag.adding') : added ? t('bag.added') : t('bag.add')
  return (
    <form className="purchase" onSubmit={submit} noValidate>
      {items.length > 1 && <SizePicker items={items} missing={missing} onChange={() => setMissing(false)} />}
      <Button type="submit" wide loading={add.isPending}>
        {label}
      </Button>
      <p className="purchase-message" role="status" ref={message}>
        {add.isError && addFailure(add.error, t)}
      </p>
    </form>
  )
}

function lead(to: HTMLElement | null) {
  to?.scrollIntoView({ block: 'center' })
  to?.focus({ preventScroll: true })
}
