import { formatKelvin } from '../shared/light-mix/units.ts'
import { formatPercent } from '../shared/texts/locales.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import type { Language } from '../shared/texts/use-translate.ts'
import type { lampNames, RoomData } from './room.ts'
import { formatClock, type RoomState } from './state.ts'

export const nameKeys: Record<(typeof lampNames)[number], PlainKey> = {
  arc: 'room.arc',
  floor: 'room.floor',
  table: 'room.table',
  ceiling: 'room.ceiling',
  pendants: 'room.pendants',
  wall: 'room.wall',
  portable: 'room.portable',
  candles: 'room.candles',
}

/** Formats the state as a sentence: `Arc lamp off, table lamp 30%, 2200 K, 16:30.` */
export function formatState(
  { lamps, noon }: RoomData,
  state: RoomState,
  { t, locale }: Pick<Language, 't' | 'locale'>,
): string {
  const parts = lamps.map(({ name }, index) => {
    const { level = 0, kelvin = null, bulb } = state.lamps[index] ?? {}
    const lamp = index === 0 ? t(nameKeys[name]) : t(nameKeys[name]).toLowerCase()
    if (level === 0) return t('room.isOff', { lamp })
    if (kelvin === null) return t('room.isOn', { lamp })
    return `${lamp} ${formatPercent(level, locale)}, ${bulb?.description ?? formatKelvin(kelvin)}`
  })
  return `${[...parts, ...(noon ? [formatClock(state.time)] : [])].join(', ')}.`
}
