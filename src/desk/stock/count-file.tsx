import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import type { CountAttempt } from './stock.ts'

/** A form for a file with a stock count, which is first shown and then stored. */
export function CountFile({ attempt }: { attempt: CountAttempt | null }) {
  const { t, urlTo } = useLanguage()
  const changes = attempt?.changes ?? null
  const to = urlTo(paths.deskStock)
  return (
    <details className="desk-more" open={attempt !== null}>
      <summary>{t('desk.stockFile')}</summary>
      {attempt?.refusal && <RefusalText refusal={attempt.refusal} />}
      {attempt?.isApplied && (
        <p className="notice notice-ok" role="status">
          {t('desk.stockApplied', { items: changes?.length ?? 0 })}
        </p>
      )}
      {attempt && changes && !attempt.isApplied && (
        <form className="desk-section" method="post" action={to}>
          <p role="status">{t('desk.stockChecked', { items: changes.length })}</p>
          <ul className="desk-differences">
            {changes
              .filter(({ before, after }) => before !== after)
              .map(({ item, before, after }) => (
                <li key={item}>
                  {item} <del>{before}</del> → <ins>{after}</ins>
                </li>
              ))}
          </ul>
          <input type="hidden" name="do" value="file" />
          <input type="hidden" name="apply" value="1" />
          <input type="hidden" name="key" value={createFormState().key} />
          <textarea name="csv" hidden readOnly value={attempt.csv} />
          <Button type="submit" small>
            {t('desk.stockApply')}
          </Button>
        </form>
      )}
      <form className="desk-section" method="post" action={to} encType="multipart/form-data">
        <p>{t('desk.stockFileText')}</p>
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
