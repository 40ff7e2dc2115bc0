import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import * as paths from '../paths.ts'
import { useOnline } from '../shared/browser/use-online.ts'
import type { Selection } from '../shared/commerce/schema/selection.ts'
import { getLatestChange, isChanging } from '../shared/commerce/session/in-turn.ts'
import { useSelection } from '../shared/hooks/use-selection.ts'
import * as bagNames from '../shared/names/bag.ts'
import { BagLine } from '../shared/purchase/bag-line.tsx'
import { EmptyBag } from '../shared/purchase/empty-bag.tsx'
import type { Removed } from '../shared/purchase/removed-notice.tsx'
import { TotalsRows } from '../shared/purchase/totals.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { loadLater } from '../shared/ui/fallback/later.ts'
import { Skeleton } from '../shared/ui/fallback/skeleton.tsx'
import { ButtonLink } from '../shared/ui/form/button.tsx'
import { rescueFocus } from '../shared/ui/rescue-focus.ts'
import { BagCountries, BagCountry } from './drawer/bag-country.tsx'

/** Loads the parts that are shown after the bag's lines. If this fails, they are left out. */
const lateParts = () => import('./drawer/late-parts.ts')
const Upsell = loadLater(async () => (await lateParts()).Upsell)
const RemovedNotice = loadLater(async () => (await lateParts()).RemovedNotice)
const ShareBag = loadLater(async () => (await lateParts()).ShareBag)
const noArrows = new Map<string, ReactNode>()

/** The content of the bag drawer: lines, recommendations, totals and the checkout button. */
export default function BagDrawer() {
  const { t } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const isOnline = useOnline()
  const title = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [message, setMessage] = useState<ReactNode>(null)
  const [choosing, setChoosing] = useState(false)
  const [returned, setReturned] = useState(false)
  const [arrows, setArrows] = useState(noArrows)
  const selection = answer?.selection
  const count = selection?.totals.totalQuantity ?? 0
  const isReady = status === 'READY'
  /** Moves the focus to the title if the focused element was removed. */
  const onGone = () => rescueFocus(title.current)
  return (
    <div className="bag" aria-busy={!isReady && !failed}>
      <h2 className="drawer-title" id={`${bagNames.drawerId}-title`} tabIndex={-1} ref={title}>
        {`${t('bag.title')} `}
        {count > 0 && <span className="bag-count">({count})</span>}
      </h2>
      {!isOnline && (
        <p className="notice" role="alert">
          {t('bag.offline')}
        </p>
      )}
      {failed && isOnline && (
        <p className="notice" role="alert">
          {t('bag.unreachable')}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('bag.retry')}
          </button>
        </p>
      )}
      {choosing ? (
        <BagCountries
          onBack={() => {
            setReturned(true)
            setChoosing(false)
          }}
        />
      ) : (
        <>
          {selection && count > 0 && (
            <ul className="bag-lines">
              {selection.items.map(line => (
                <BagLine
                  key={line.line}
                  line={line}
                  currency={selection.currency}
                  arrow={arrows.get(line.product.product)}
                  editable={isReady}
                  onRemoved={() => {
                    setMessage(null)
                    setRemoved(line)
                  }}
                  onLost={text => setMessage(<p>{text}</p>)}
                  onGone={onGone}
                />
              ))}
            </ul>
          )}
          {(isReady || failed) && count === 0 && <EmptyBag />}
          {status === 'INIT' && !failed && <Skeleton lines={3} label={t('bag.loading')} />}
          {isReady && selection && (
            <>
              {count > 0 && (
                <Suspense>
                  <Upsell lines={selection.items} currency={selection.currency} onArrows={setArrows} onGone={onGone} />
                  <ShareBag lines={selection.items} />
                </Suspense>
              )}
              <BagCountry
                location={answer.location}
                currency={selection.currency}
                returned={returned}
                onChoose={() => setChoosing(true)}
              />
            </>
          )}
        </>
      )}
      <div className="bag-end">
        {/* Always rendered, so that screen readers announce its changes. */}
        <div className="bag-said" role="status">
          {message}
          {removed && (
            <Suspense>
              <RemovedNotice
                key={removed.line}
                removed={removed}
                onBack={name => {
                  setRemoved(null)
                  setMessage(<p className="visually-hidden">{t('bag.back', { name })}</p>)
                }}
                onEnd={() => setRemoved(null)}
                onGone={onGone}
              />
            </Suspense>
          )}
        </div>
        {selection && count > 0 && !choosing && <BagEnd selection={selection} canBuyNow={answer.buyNow !== null} />}
      </div>
    </div>
  )
}

function BagEnd({ selection, canBuyNow }: { selection: Selection; canBuyNow: boolean }) {
  const { t, urlTo } = useLanguage()

  /** Waits for a typed quantity that is still being saved. If saving fails, the bag shows why. */
  function goTo(event: MouseEvent<HTMLAnchorElement>) {
    if (!isChanging()) return
    event.preventDefault()
    const { href } = event.currentTarget
    getLatestChange().then(
      () => location.assign(href),
      () => {},
    )
  }

  return (
    <>
      <TotalsRows selection={selection} />
      <div className="bag-buttons">
        <ButtonLink wide href={urlTo(paths.checkout)} onClick={goTo}>
          {t('bag.checkout')}
        </ButtonLink>
        {canBuyNow && (
          <ButtonLink wide look="quiet" href={urlTo(paths.buyNow)} onClick={goTo}>
            {t('bag.buyNow')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
