import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import { formatMonthName } from './months.ts'

/**
 * The form for tables of a month's receipts and credit notes. The previous month is preselected,
 * because bookkeepers need a month's tables once it has ended.
 */
export function Documents({ months }: { months: string[] }) {
  const { t, locale, urlTo } = useLanguage()
  return (
    <section id="documents" className="desk-section" aria-labelledby="documents-title">
      <h2 id="documents-title">{t('desk.moneyDocuments')}</h2>
      <form className="desk-filter" action={urlTo(paths.deskMoney)}>
        <Select name="month" label={t('desk.moneyMonth')} defaultValue={months[1]}>
          {months.map(month => (
            <option key={month} value={month}>
              {formatMonthName(month, locale)}
            </option>
          ))}
        </Select>
        {(['documents', 'ledger'] as const).map(table => (
          <Button key={table} type="submit" name="table" value={table} look="quiet" small>
            {t(`desk.moneyTable_${table}`)}
          </Button>
        ))}
      </form>
    </section>
  )
}
