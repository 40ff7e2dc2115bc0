import { type RefObject, useEffect, useRef, useState } from 'react'
import * as paths from '../paths.ts'
import { useMutation } from '../shared/browser/use-mutation.ts'
import { fillBag, type Shortage } from '../shared/commerce/session/fill-bag.ts'
import { loadSelection } from '../shared/commerce/session/selection-store.ts'
import * as islandNames from '../shared/island/names.ts'
import * as bagNames from '../shared/names/bag.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button, ButtonLink } from '../shared/ui/form/button.tsx'
import { rescueFocus } from '../shared/ui/rescue-focus.ts'
import { useOnLeave } from '../shared/ui/use-on-leave.ts'
import { type LinkedLine, mergeLines } from './share/bag-link.ts'

interface PickupBagProps {
  /** The lines of the link that are available, with the products' names. */
  lines: (LinkedLine & { name: string })[]
}

/**
 * A button that adds a shared bag. If the visitor's own bag is not empty, they choose whether to
 * keep or replace it.
 */
export default function PickupBag({ lines }: PickupBagProps) {
  const { t } = useLanguage()
  /** The quantity in the visitor's own bag while the question is shown; otherwise null. */
  const [ownCount, setOwn] = useState<number | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  // A retry uses the same wanted lines again, so that nothing is added twice.
  const fill = useMutation({ mutationFn: fillBag })
  const checkBag = useMutation({
    mutationFn: (_asks: boolean) => loadSelection(),
    onSuccess: ({ selection }, mayAsk) => {
      const count = selection?.totals.totalQuantity ?? 0
      if (mayAsk && count > 0) setOwn(count)
      else fill.mutate(mergeLines([...(selection?.items ?? []), ...lines]))
    },
  })
  const isAsking = ownCount !== null

  function answer(replaces: boolean) {
    setOwn(null)
    if (replaces) fill.mutate(lines)
    else checkBag.mutate(false)
  }

  if (fill.data) return <PickupResult lines={lines} shortages={fill.data} />
  if (isAsking) return <Question count={ownCount} back={addButton} onAnswer={answer} onCancel={() => setOwn(null)} />
  const isBusy = checkBag.isPending || fill.isPending
  return (
    <div className="pickup-bag">
      <Button
        ref={addButton}
        loading={isBusy}
        onClick={() => (fill.isError && fill.variables ? fill.mutate(fill.variables) : checkBag.mutate(true))}
      >
        {isBusy ? t('bag.adding') : t('pickup.add')}
      </Button>
      <p className="field-error" role="alert">
        {!isBusy && (checkBag.isError || fill.isError) && t('pickup.failed')}
      </p>
    </div>
  )
}

interface QuestionProps {
  count: number
  /** The button that this section replaces; it gets the focus afterwards. */
  back: RefObject<HTMLButtonElement | null>
  onAnswer: (replaces: boolean) => void
  onCancel: () => void
}

function Question({ count, back, onAnswer, onCancel }: QuestionProps) {
  const { t } = useLanguage()
  const heading = useFocus()
  useOnLeave(() => rescueFocus(back.current))
  return (
    <section className="pickup-bag">
      <h2 ref={heading} tabIndex={-1}>
        {t('pickup.full', { count })}
      </h2>
      <div className="actions">
        <Button onClick={() => onAnswer(false)}>{t('pickup.keep')}</Button>
        <Button look="quiet" onClick={() => onAnswer(true)}>
          {t('pickup.replace')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('pickup.cancel')}
        </Button>
      </div>
    </section>
  )
}

/** The result, with the name of every item that is not fully available. */
function PickupResult({ lines, shortages }: PickupBagProps & { shortages: Shortage[] }) {
  const { t, urlTo } = useLanguage()
  const heading = useFocus()
  const messages = shortages.map(({ item, available }) => {
    const name = lines.find(line => line.item === item)?.name ?? item
    const text = available ? t('pickup.partly', { name, available }) : t('pickup.left', { name })
    return { item, text }
  })
  const isNone = shortages.filter(({ available }) => !available).length >= lines.length
  return (
    <section className="pickup-bag">
      <h2 ref={heading} tabIndex={-1}>
        {messages.length === 0 ? t('pickup.taken') : isNone ? t('pickup.takenNone') : t('pickup.takenPartly')}
      </h2>
      {messages.length > 0 && (
        <ul className="notice">
          {messages.map(({ item, text }) => (
            <li key={item}>{text}</li>
          ))}
        </ul>
      )}
      <div className="actions">
        <button
          type="button"
          className="button"
          popoverTarget={bagNames.drawerId}
          {...{ [islandNames.wakes]: 'bag/bag-drawer' }}
        >
          {t('pickup.open')}
        </button>
        <ButtonLink look="quiet" href={urlTo(paths.checkout)}>
          {t('bag.checkout')}
        </ButtonLink>
      </div>
    </section>
  )
}

/**
 * Focuses a heading that replaces the clicked button, so that screen readers announce it and
 * keyboard users continue there.
 */
function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
