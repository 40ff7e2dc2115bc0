import type { Like } from '#client/texts.ts'
import type { texts as en } from './en.ts'
/** Texts of the controls that dim the lamps in a picture of a room, in Swedish. */
export const texts: Like<typeof en> = {
  room: {
    try: 'Prova ljuset',
    cannot: 'Ljuset går inte att blanda här. Bilden är kvar som den är.',
    arc: 'Båglampa',
    floor: 'Golvlampa',
    table: 'Bordslampa',
    ceiling: 'Taklampa',
    pendants: 'Pendlar',
    wall: 'Vägglampa',
    portable: 'Portabel lampa',
    candles: 'Stearinljus',
    isOn: '{{lamp}} på',
    isOff: '{{lamp}} av',
    brightness: 'Ljusstyrka',
    colour: 'Färgtemperatur',
    time: 'Tid på dygnet',
    again: 'Som på bilden',
  },
}
