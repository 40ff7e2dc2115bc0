import * as paths from '#client/paths.ts'
import type { Cell, Cells } from '#client/shared/csv.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { ScheduleTable, ScheduleTotals } from '../table.ts'

/** Lists one row of cells for each position. Prices are in major units. */
export function listPositionCells(table: ScheduleTable, { t, urlTo }: Language, site: string): Cells {
  const names = [
    ...[t('schedule.position'), t('schedule.inRoom'), t('schedule.area'), t('schedule.article'), t('schedule.finish')],
    ...[t('schedule.size'), t('schedule.number'), t('schedule.note'), t('schedule.quantity')],
    ...[t('schedule.wattsEach'), t('schedule.watts'), t('schedule.lumensEach'), t('schedule.lumens')],
    ...[t('schedule.price'), t('schedule.sum'), t('schedule.currency'), t('schedule.stock'), t('schedule.address')],
  ]
  const rows = table.rooms.flatMap(({ name, area, rows }, room) =>
    rows.map(({ number, item, quantity, note, article, price, missing }): Cell[] => {
      const { watts = null, lumens = null, bulb = null } = article?.light ?? {}
      const stock = missing === 'notSold' ? t('badge.unavailable') : article ? t(`stock.${article.stock}`) : ''
      return [
        ...[number, name || t('schedule.room', { number: room + 1 }), area],
        ...[article?.product.name ?? t('schedule.gone', { item }), article?.product.finish ?? '', article?.size ?? ''],
        ...[article?.sku ?? '', note, quantity],
        ...(bulb ? [t('schedule.bare'), null] : [watts, times(watts, quantity)]),
        ...[lumens, times(lumens, quantity), price, times(price, quantity)],
        ...[price === null ? '' : (article?.product.price?.currency ?? ''), stock],
        article ? site + urlTo(paths.product, article.product.slug) : '',
      ]
    }),
  )
  return [names, ...rows]
}

/** Lists one row of cells for each room, and one with the totals. */
export function listRoomCells({ rooms, area, totals }: ScheduleTable, { t }: Language): Cells {
  const names = [
    ...[t('schedule.position'), t('schedule.inRoom'), t('schedule.area'), t('schedule.quantity')],
    ...[t('schedule.watts'), t('schedule.lumens'), t('schedule.density'), t('schedule.sum'), t('schedule.bare')],
  ]
  const figures = (area: number | null, { pieces, watts, lumens, density, price, bare }: ScheduleTotals): Cell[] => [
    ...[area, pieces, watts, lumens],
    ...[density === null ? null : Math.round(density * 10) / 10, price, bare],
  ]
  return [
    names,
    ...rooms.map(({ name, area, totals }, room) => [
      ...[room + 1, name || t('schedule.room', { number: room + 1 })],
      ...figures(area, totals),
    ]),
    ['', t('schedule.total'), ...figures(area, totals)],
  ]
}

/** Rounded, because binary fractions are not exact. */
const times = (value: number | null, quantity: number) =>
  value === null ? null : Math.round(value * quantity * 100) / 100
