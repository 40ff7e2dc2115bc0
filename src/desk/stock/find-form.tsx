import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'

/** The search for items. A scanner types an EAN and presses Enter, which opens the item's page. */
export function StockFindForm({ find = '', low = '' }: { find?: string; low?: string }) {
  const { t, urlTo } = useLanguage()
  return (
    <search>
      <form className="desk-filter" action={urlTo(paths.deskStock)}>
        {low && <input type="hidden" name="low" value={low} />}
        <Field
          name="find"
          type="search"
          required
          label={t('desk.stockFind')}
          defaultValue={find}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" look="quiet" small>
          {t('desk.findButton')}
        </Button>
      </form>
    </search>
  )
}
