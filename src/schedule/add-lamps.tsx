import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import type { ScheduleItem } from './articles.ts'
import type { DraftRoom } from './draft.ts'
import { SelectField } from './room-fields.tsx'
import { TextField } from './text-field.tsx'

interface AddLampsProps {
  rooms: DraftRoom[]
  term: string
  found: ScheduleItem[]
}

/** The search field in the schedule's form, and the found products with a button to add each. */
export function AddLamps({ rooms, term, found }: AddLampsProps) {
  const { t, locale } = useLanguage()
  return (
    <section className="schedule-find" aria-labelledby="find-title" id="find">
      <h2 id="find-title">{t('schedule.find')}</h2>
      <div className="schedule-find-fields">
        <TextField
          id="find-term"
          name="find"
          label={t('schedule.findLabel')}
          value={term}
          inputMode="search"
          max={100}
        />
        <div className="field">
          <span className="field-label">{t('schedule.in')}</span>
          <SelectField
            name="into"
            label={t('schedule.in')}
            value={String(Math.max(0, rooms.length - 1))}
            options={(rooms.length > 0 ? rooms : [{ name: '' }]).map(
              ({ name }, room) => [String(room), name || t('schedule.room', { number: room + 1 })] as const,
            )}
          />
        </div>
        <Button type="submit" look="quiet" small name="change" value="find">
          {t('schedule.findSubmit')}
        </Button>
      </div>
      {term && <p role="status">{t(found.length > 0 ? 'schedule.findFound' : 'schedule.findNone', { term })}</p>}
      <ul className="schedule-found">
        {found.map(({ item, product, size }) => {
          const name = [product.name, product.finish, size].filter(Boolean).join(', ')
          return (
            <li key={item}>
              {product.picture && (
                <img src={findSmallFile(product.picture.unlit, 128)} width={64} height={80} alt="" loading="lazy" />
              )}
              <div>
                <p>{name}</p>
                {product.price && (
                  <p className="soft">
                    {formatAmount(product.price.amount, product.price.currency, locale)}
                    {product.energy && <EnergyArrow letter={product.energy} slug={product.slug} />}
                  </p>
                )}
              </div>
              <Button
                type="submit"
                look="quiet"
                small
                name="change"
                value={`add-${item}`}
                aria-label={t('schedule.addOf', { name })}
              >
                {t('schedule.add')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
