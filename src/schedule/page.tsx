import * as paths from '#client/paths.ts'
import * as scheduleNames from '#client/schedule/names.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Island } from '../shared/document/island.tsx'
import { NoScript } from '../shared/frame/no-script.tsx'
import { formatScheduleDate } from './figures.ts'
import { ArticleCells, ColumnNames, RowFigures, TotalsRow } from './parts.tsx'
import { hasRows, type ScheduleTable, type TableRoom } from './table.ts'

/** The limits of a bag: `quantity` pieces of each item, and `lines` different items. */
const bagLimits = { quantity: 99, lines: 50 } as const

interface BagLine {
  item: string
  quantity: number
  name: string
}

/** Lists the items that can be bought. `isWhole` is false if they exceed the bag's limits. */
function toBagLines({ rooms }: ScheduleTable): { lines: BagLine[]; isWhole: boolean } {
  const lines = new Map<string, BagLine>()
  for (const { item, quantity, article, missing } of rooms.flatMap(({ rows }) => rows)) {
    if (missing || !article) continue
    const name = [article.product.name, article.product.finish, article.size].filter(Boolean).join(', ')
    lines.set(item, { item, quantity: quantity + (lines.get(item)?.quantity ?? 0), name })
  }
  const all = [...lines.values()]
  return {
    lines: all
      .slice(0, bagLimits.lines)
      .map(line => ({ ...line, quantity: Math.min(line.quantity, bagLimits.quantity) })),
    isWhole: all.length <= bagLimits.lines && all.every(({ quantity }) => quantity <= bagLimits.quantity),
  }
}

interface SchedulePageProps {
  table: ScheduleTable
  code: string
  date: Date
  shopName: string
  currency: string
}

/** The page where a visitor reads and prints a schedule, and orders its items. */
export function SchedulePage({ table, code, date, shopName, currency }: SchedulePageProps) {
  const { t, locale } = useLanguage()
  const { title, rooms, totals, area } = table
  return (
    <article className="band schedule">
      <header className="schedule-head">
        <div>
          <h1>{title || t('schedule.title')}</h1>
          <p className="soft">
            {`${title ? `${t('schedule.title')} · ` : ''}${shopName} · ${t('schedule.prices', { date: formatScheduleDate(locale, date), currency })}`}
          </p>
        </div>
        <Actions code={code} />
      </header>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no id.
        <RoomPart key={index} room={room} number={index + 1} currency={currency} />
      ))}
      {hasRows(table) && <TotalsRow name={t('schedule.total')} totals={totals} area={area} currency={currency} whole />}
      <ToBag table={table} />
    </article>
  )
}

function Actions({ code }: { code: string }) {
  const { t, urlTo } = useLanguage()
  return (
    <div className="schedule-actions">
      <ButtonLink small href={urlTo(paths.scheduleEdit, code)}>
        {t('schedule.edit')}
      </ButtonLink>
      <Button
        small
        look="quiet"
        hidden
        {...{ [scheduleNames.part]: 'share' }}
        {...{ [scheduleNames.linkCopied]: t('schedule.copied') }}
      >
        {t('schedule.share')}
      </Button>
      <Button small look="quiet" hidden {...{ [scheduleNames.part]: 'print' }}>
        {t('schedule.print')}
      </Button>
      {(['csv', 'xlsx', 'zip'] as const).map(kind => (
        <a
          key={kind}
          className="button button-quiet button-small"
          href={urlTo(paths.scheduleFile, `${code}.${kind}`)}
          title={kind === 'zip' ? t('schedule.zipHint') : undefined}
          rel="nofollow"
          download
        >
          {t(`schedule.${kind}`)}
        </a>
      ))}
      <p role="status" {...{ [scheduleNames.part]: 'said' }} />
      <p {...{ [scheduleNames.part]: 'link' }} hidden>
        <input className="field-control" readOnly aria-label={t('schedule.link')} />
      </p>
    </div>
  )
}

function RoomPart({ room, number, currency }: { room: TableRoom; number: number; currency: string }) {
  const { t, locale } = useLanguage()
  const { name, area, rows, totals } = room
  const id = `room-${number}`
  return (
    <section className="schedule-room" aria-labelledby={id}>
      <h2 id={id}>
        <span>{number}</span> {name || t('schedule.room', { number })}
      </h2>
      {rows.length === 0 ? (
        <p className="soft">{t('schedule.emptyRoom')}</p>
      ) : (
        <>
          <ColumnNames />
          <ol className="schedule-rows">
            {rows.map(row => (
              <li key={row.number} className={row.missing ? 'schedule-row schedule-row-missing' : 'schedule-row'}>
                <ArticleCells row={row} />
                <p className="schedule-note">{row.note}</p>
                <RowFigures row={row} quantity={formatNumber(row.quantity, locale, 1)} />
              </li>
            ))}
          </ol>
          <TotalsRow name={t('schedule.roomTotal')} totals={totals} area={area} currency={currency} />
        </>
      )}
    </section>
  )
}

function ToBag({ table }: { table: ScheduleTable }) {
  const { t } = useLanguage()
  const { lines, isWhole } = toBagLines(table)
  return (
    <div className="schedule-bag">
      {lines.length > 0 ? (
        <>
          {!isWhole && <p className="notice">{t('schedule.bagLimit', bagLimits)}</p>}
          <Island name="bag/pickup-bag" when="interaction" props={{ lines }} />
          <NoScript />
        </>
      ) : (
        table.totals.pieces > 0 && <p className="notice">{t('schedule.soldOutAll')}</p>
      )}
    </div>
  )
}
