import { Suspense, useState } from 'react'
import type { Removed } from '../shared/purchase/removed-notice.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { loadLater } from '../shared/ui/fallback/later.ts'
import { rescueFocus } from '../shared/ui/rescue-focus.ts'

/** Loaded when a line was removed. If the code does not load, the notice is left out. */
const RemovedNotice = loadLater(async () => (await import('../shared/purchase/removed-notice.tsx')).RemovedNotice)

/** Keeps the line that was removed last, and renders the message about it. */
export function useRemovedLine() {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [lost, setLost] = useState('')
  return {
    onRemoved: (line: Removed) => {
      setLost('')
      setRemoved(line)
    },
    onLost: setLost,
    removedMessage: <RemovedLine removed={removed} lost={lost} onEnd={() => setRemoved(null)} />,
  }
}

interface RemovedLineProps {
  /** The line that was removed last; null when its notice has ended. */
  removed: Removed | null
  /** The message about a line that is no longer in the bag. */
  lost: string
  onEnd: () => void
}

/**
 * The message about a line that the shopper removed, with an undo button, or about a line that is
 * no longer in the bag. Its element is always rendered, so that screen readers announce changes.
 */
function RemovedLine({ removed, lost, onEnd }: RemovedLineProps) {
  const { t } = useLanguage()
  const [back, setBack] = useState('')
  return (
    <div className="bag-said" role="status">
      {lost && <p>{lost}</p>}
      {back && !removed && <p className="visually-hidden">{t('bag.back', { name: back })}</p>}
      {removed && (
        <Suspense>
          <RemovedNotice
            key={removed.line}
            removed={removed}
            onBack={name => {
              setBack(name)
              onEnd()
            }}
            onEnd={onEnd}
            onGone={() => rescueFocus(document.querySelector<HTMLElement>('#order-summary, .checkout-message h1'))}
          />
        </Suspense>
      )}
    </div>
  )
}
