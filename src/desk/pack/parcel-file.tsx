import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import type { ParcelAttempt } from './parcels.ts'

/** A form for a file of parcels, which is first checked and then recorded. */
export function ParcelFile({ attempt }: { attempt: ParcelAttempt | null }) {
  const { t, urlTo } = useLanguage()
  const answer = attempt?.answer ?? null
  const to = urlTo(paths.deskPack)
  return (
    <details className="desk-more" open={attempt !== null}>
      <summary>{t('desk.packFile')}</summary>
      {attempt?.refusal && <RefusalText refusal={attempt.refusal} />}
      {attempt && answer && (
        <form className="desk-section" method="post" action={to}>
          <p role="status">
            {t(answer.applied ? 'desk.packFileDone' : 'desk.packFileChecked', { parcels: answer.parcels.length })}
          </p>
          <ul className="desk-differences">
            {answer.parcels.map(({ order, carrier, trackingId, items, error }) => (
              <li key={`${order} ${trackingId}`}>
                {[
                  order,
                  carrier,
                  trackingId,
                  items
                    ? items.map(({ item, quantity }) => `${quantity} × ${item}`).join(', ')
                    : t('desk.packFileRest'),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                {error && <span className="desk-mark-bad">{error}</span>}
              </li>
            ))}
          </ul>
          {!answer.applied && (
            <>
              <input type="hidden" name="do" value="file" />
              <input type="hidden" name="apply" value="1" />
              <input type="hidden" name="key" value={createFormState().key} />
              <textarea name="csv" hidden readOnly value={attempt.csv} />
              <Button type="submit" small>
                {t('desk.packFileApply')}
              </Button>
            </>
          )}
        </form>
      )}
      <form className="desk-section" method="post" action={to} encType="multipart/form-data">
        <p>{t('desk.packFileText')}</p>
        <input type="hidden" name="do" value="file" />
        <label className="field">
          <span className="field-label">{t('desk.stockFileChoose')}</span>
          <input type="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
        </label>
        <label className="field">
          <span className="field-label">{t('desk.stockFileTyped')}</span>
          <textarea className="field-control" name="csv" rows={4} defaultValue={attempt?.refusal ? attempt.csv : ''} />
        </label>
        <Button type="submit" look="quiet" small>
          {t('desk.stockCheck')}
        </Button>
      </form>
    </details>
  )
}
