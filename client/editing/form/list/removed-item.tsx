import { useEffect, useRef } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'

interface RemovedItemProps {
  name: string
  onPutBack: () => void
}

/** Shows which item was removed last, with a button to put it back. The button gets the focus. */
export function RemovedItem({ name, onPutBack }: RemovedItemProps) {
  const { t } = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let fold = button.current?.closest('details')
    while (fold) {
      fold.open = true
      fold = fold.parentElement?.closest('details')
    }
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p className="editing-removed">
      <span>{t('blocks.removed', { name })}</span>
      <Button ref={button} look="quiet" small onClick={onPutBack}>
        {t('blocks.putBack')}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Button>
    </p>
  )
}
