/** Texts of the controls that dim the lamps in a picture of a room, in English. */
export const texts = {
  room: {
    try: 'Try the light',
    cannot: 'The light cannot be mixed here. The picture stays as it is.',
    arc: 'Arc lamp',
    floor: 'Floor lamp',
    table: 'Table lamp',
    ceiling: 'Ceiling',
    pendants: 'Pendants',
    wall: 'Wall lamp',
    portable: 'Portable lamp',
    candles: 'Candles',
    isOn: '{{lamp}} on',
    isOff: '{{lamp}} off',
    brightness: 'Brightness',
    colour: 'Color temperature',
    time: 'Time of day',
    again: 'As in the picture',
  },
} as const
