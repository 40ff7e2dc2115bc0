import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import { DeskForm, RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { SavedNotice } from '../saved-notice.tsx'
import { listWrongRows } from './counts.ts'
import type { CountFileAttempt } from './file.ts'
import { mayChangeStock } from './stock.ts'

interface StockFilePageProps {
  operator: DeskOperator
  attempt: CountFileAttempt | null
  isDone: boolean
}

/** The page for uploading a stock count as a file, which is checked first and stored afterwards. */
export function StockFilePage({ operator, attempt, isDone }: StockFilePageProps) {
  const { t, urlTo } = useLanguage()
  const to = urlTo(paths.deskStockFile)
  const refusal = attempt?.refusal
  return (
    <>
      <h1>{t('desk.stockFile')}</h1>
      {isDone && <SavedNotice />}
      {refusal && (refusal.status === 403 || refusal.status === 412) && <RefusalText refusal={refusal} />}
      {!mayChangeStock(operator) && !refusal && <p>{t('desk.forbidden')}</p>}
      {refusal && refusal.status !== 403 && refusal.status !== 412 && <WrongRows attempt={attempt} />}
      {attempt?.changes && <FileChanges attempt={attempt} changes={attempt.changes} to={to} />}
      {mayChangeStock(operator) && (
        <section className="desk-section">
          <p>
            {t('desk.stockFileHelp')} <a href={urlTo(paths.deskStockTable)}>{t('desk.stockFileTable')}</a>
          </p>
          <DeskForm to={to} change="check" state={createFormState()} button={t('desk.stockFileCheck')} hasFile>
            <Field name="file" type="file" accept=".csv,text/csv" label={t('desk.stockFileChoose')} />
            <div className="desk-part desk-rows-text">
              <Field multiline name="csv" rows={6} label={t('desk.stockFileText')} defaultValue={attempt?.csv} />
            </div>
          </DeskForm>
        </section>
      )}
    </>
  )
}

function WrongRows({ attempt: { refusal } }: { attempt: CountFileAttempt }) {
  const { t } = useLanguage()
  return (
    <section className="notice notice-error" role="alert">
      <h2>{t('desk.stockFileWrong')}</h2>
      <ul>
        {refusal &&
          listWrongRows(refusal).map(({ line, field, reason }) => (
            <li key={`${line} ${field}`}>
              {line !== null && <b>{t('desk.stockFileLine', { line })}</b>} {field} {reason}
            </li>
          ))}
      </ul>
    </section>
  )
}

interface FileChangesProps {
  attempt: CountFileAttempt
  changes: NonNullable<CountFileAttempt['changes']>
  to: string
}

/** The changes that a checked file will make, and the button that stores them. */
function FileChanges({ attempt: { csv, version }, changes, to }: FileChangesProps) {
  const { t } = useLanguage()
  if (changes.length === 0) return <p role="status">{t('desk.stockFileSame')}</p>
  return (
    <section className="desk-confirm" aria-labelledby="changes">
      <h2 id="changes">{t('desk.stockFileChanges')}</h2>
      <table className="desk-table">
        <caption className="visually-hidden">{t('desk.stockFileChanges')}</caption>
        <thead>
          <tr>
            {(['Line', 'Item', 'Counted', 'Before', 'After', 'Place', 'LowMark'] as const).map(name => (
              <th key={name} scope="col">
                {t(`desk.stock${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ line, item, counted, before, after, place, low }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{item}</th>
              <Change label={t('desk.stockCounted')} value={counted} />
              <Change label={t('desk.stockBefore')} value={before} />
              <Change label={t('desk.stockAfter')} value={after} />
              <Change label={t('desk.stockPlace')} value={place} />
              <Change label={t('desk.stockLowMark')} value={low} />
            </tr>
          ))}
        </tbody>
      </table>
      <DeskForm
        to={to}
        change="apply"
        state={createFormState(version)}
        button={t('desk.stockFileApply', { count: changes.length })}
        hasFile
        isMain
      >
        <input type="hidden" name="csv" value={csv} />
      </DeskForm>
    </section>
  )
}

function Change({ label, value }: { label: string; value: number | string | null }) {
  return (
    <td className={value === null ? 'is-empty' : undefined}>
      <span className="desk-label">{label}</span> {value}
    </td>
  )
}
