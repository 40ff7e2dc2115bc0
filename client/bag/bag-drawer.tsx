import { useSelection } from '../commerce/query.ts'
import type { Selection } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { Totals } from '../selection/totals.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BagLine } from './bag-line.tsx'

/** What the drawer "Your Bag" shows: the lines, their totals and the way to the checkout. */
export default function BagDrawer() {
  const { t } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const selection = answer?.selection
  const count = selection?.totals.totalQuantity ?? 0
  return (
    <div className="bag" aria-busy={status !== 'READY' && !failed}>
      <h2 className="drawer-title" id="bag-title">
        {t('bag.title')} {count > 0 && <span className="bag-count">({count})</span>}
      </h2>
      {failed && (
        <p className="notice" role="alert">
          {t('bag.unreachable')}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('bag.retry')}
          </button>
        </p>
      )}
      {selection && count > 0 && <FilledBag selection={selection} editable={status === 'READY'} />}
      {(status === 'READY' || failed) && count === 0 && <EmptyBag />}
      {status === 'INIT' && !failed && <Skeleton lines={3} label={t('bag.loading')} />}
    </div>
  )
}

function FilledBag({ selection, editable }: { selection: Selection; editable: boolean }) {
  const { t, urls } = useLanguage()
  return (
    <>
      <ul className="bag-lines">
        {selection.items.map(line => (
          <BagLine key={line.line} line={line} editable={editable} />
        ))}
      </ul>
      <div className="bag-end">
        <Totals selection={selection} />
        <ButtonLink wide href={urls.checkout()}>
          {t('bag.checkout')}
        </ButtonLink>
      </div>
    </>
  )
}

function EmptyBag() {
  const { t, urls } = useLanguage()
  return (
    <div className="bag-empty">
      <p>{t('bag.empty')}</p>
      <ButtonLink href={urls.shop()}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}
