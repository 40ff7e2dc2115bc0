import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import type { ScheduleItem } from './articles.ts'
import type { ScheduleRow, ScheduleTotals } from './table.ts'

/** The column headings on wide screens. On narrow screens, each figure has its name beside it. */
export function ColumnNames() {
  const { t } = useLanguage()
  return (
    <div className="schedule-row schedule-names" aria-hidden="true">
      <span>{t('schedule.position')}</span>
      <span />
      <span>{t('schedule.article')}</span>
      <span>{t('schedule.note')}</span>
      <span>{t('schedule.quantity')}</span>
      <span>{t('schedule.watts')}</span>
      <span>{t('schedule.lumens')}</span>
      <span>{t('schedule.price')}</span>
      <span>{t('schedule.sum')}</span>
    </div>
  )
}

interface ArticleCellsProps {
  row: ScheduleRow
  /** The field for the mark. Default: the position's number as text. */
  mark?: ReactNode
  /** The fields for finish and room, on the page to edit a schedule. */
  children?: ReactNode
}

/** The number, picture and product of a row. */
export function ArticleCells({ row, mark, children }: ArticleCellsProps) {
  const { t, urlTo } = useLanguage()
  const { article, number, item, missing } = row
  const picture = article?.product.picture
  return (
    <>
      <div className="schedule-number">{mark ?? number}</div>
      <span className="schedule-picture">
        {picture && <img src={findSmallFile(picture.unlit, 128)} width={64} height={80} alt="" loading="lazy" />}
      </span>
      <div className="schedule-article">
        {article ? (
          <a className="schedule-name" href={urlTo(paths.product, article.product.slug)}>
            {article.product.name}
          </a>
        ) : (
          <p>{t('schedule.gone', { item })}</p>
        )}
        {article && <ArticleFacts article={article} withFinish={!children || article.finishes.length < 2} />}
        {missing === 'soldOut' && <p className="schedule-missing">{t('stock.none')}</p>}
        {missing === 'notSold' && <p className="schedule-missing">{t('badge.unavailable')}</p>}
        {!missing && article?.stock === 'few' && <p className="soft">{t('stock.few')}</p>}
        {children}
      </div>
    </>
  )
}

function ArticleFacts({ article, withFinish }: { article: ScheduleItem; withFinish: boolean }) {
  const { t, locale } = useLanguage()
  const { product, size, filesSize, sku, light } = article
  const { watts, lumens, kelvins, bulb, ipClass } = light
  const facts = [
    watts !== null && `${formatNumber(watts, locale, 1)}\u00a0W`,
    lumens !== null && `${formatNumber(lumens, locale, 1)}\u00a0lm`,
    kelvins !== null && `${formatNumber(kelvins, locale, 1)}\u00a0K`,
    ipClass,
    bulb && bareText(bulb),
  ]
  function bareText({ socket, maxWatts }: NonNullable<typeof bulb>) {
    if (!socket || maxWatts === null) return t('schedule.bare')
    return t('schedule.bareOf', { socket, watts: formatNumber(maxWatts, locale, 1) })
  }
  return (
    <>
      {withFinish && <p>{[product.finish, size].filter(Boolean).join(', ')}</p>}
      <p className="soft">{[sku, ...facts].filter(Boolean).join(' · ')}</p>
      {filesSize && <p className="soft">{t('schedule.filesOf', { size: filesSize })}</p>}
    </>
  )
}

/** The figures of a row. `quantity` is text, or a field on the page to edit a schedule. */
export function RowFigures({ row, quantity }: { row: ScheduleRow; quantity: ReactNode }) {
  const { t, locale } = useLanguage()
  const { article, price } = row
  const { watts = null, lumens = null, bulb = null } = article?.light ?? {}
  const none = bulb ? <span className="schedule-bare">{t('schedule.bare')}</span> : '–'
  const energy = article?.product.energy
  return (
    <dl className="schedule-figures">
      <Figure name={t('schedule.quantity')}>{quantity}</Figure>
      <Figure name={t('schedule.watts')}>
        {watts === null ? none : formatNumber(watts * row.quantity, locale, 1)}
      </Figure>
      <Figure name={t('schedule.lumens')}>
        {lumens === null ? '–' : formatNumber(lumens * row.quantity, locale, 1)}
      </Figure>
      <Figure name={t('schedule.price')}>
        {price === null ? '–' : <Money amount={price} row={row} />}
        {price !== null && energy && article && <EnergyArrow letter={energy} slug={article.product.slug} />}
      </Figure>
      <Figure name={t('schedule.sum')}>
        {price === null ? '–' : <Money amount={price * row.quantity} row={row} />}
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Money({ amount, row: { article } }: { amount: number; row: ScheduleRow }) {
  const { locale } = useLanguage()
  return formatAmount(Math.round(amount * 100) / 100, article?.product.price?.currency ?? '', locale)
}

interface TotalsProps {
  name: string
  totals: ScheduleTotals
  /** The area in m²; null if unknown. */
  area: number | null
  currency: string
  /**
   * Whether these are the totals of all rooms. If so, a note counts the lamps without a bulb and
   * the pieces without a price, which the totals leave out.
   */
  whole?: boolean
}

export function TotalsRow({ name, totals, area, currency, whole = false }: TotalsProps) {
  const { t, locale } = useLanguage()
  const { pieces, price, unpriced, watts, lumens, bare, density } = totals
  return (
    <div className={whole ? 'schedule-row schedule-total schedule-grand' : 'schedule-row schedule-total'}>
      <p className="schedule-total-name">
        <b>{name}</b>
        {area !== null && <span>{t('schedule.areaOf', { area: formatNumber(area, locale, 1) })}</span>}
        {density !== null && <span>{`${formatNumber(density, locale, 1)} ${t('schedule.density')}`}</span>}
      </p>
      <dl className="schedule-figures">
        <Figure name={t('schedule.quantity')}>{formatNumber(pieces, locale, 1)}</Figure>
        <Figure name={t('schedule.watts')}>{formatNumber(watts, locale, 1)}</Figure>
        <Figure name={t('schedule.lumens')}>{formatNumber(lumens, locale, 1)}</Figure>
        <div />
        <Figure name={t('schedule.sum')}>{formatAmount(price, currency, locale)}</Figure>
      </dl>
      {whole && (bare > 0 || unpriced > 0) && (
        <p className="schedule-total-note soft">
          {[
            bare > 0 && (bare === 1 ? t('schedule.bareOne') : t('schedule.bareMany', { count: bare })),
            unpriced > 0 &&
              (unpriced === 1 ? t('schedule.unpricedOne') : t('schedule.unpricedMany', { count: unpriced })),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </div>
  )
}
