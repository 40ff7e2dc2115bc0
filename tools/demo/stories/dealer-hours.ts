interface Hours {
  days: number[]
  opens: string
  closes: string
}

const weekdays = [1, 2, 3, 4, 5]
const on = (days: number[], opens: string, closes: string): Hours => ({ days, opens, closes })

const week = [on(weekdays, '10:00', '18:00'), on([6], '10:00', '15:00')]
const lateThursday = [on([1, 2, 3, 5], '10:00', '18:00'), on([4], '10:00', '20:00'), on([6], '10:00', '16:00')]
const fromTuesday = [on([2, 3, 4, 5], '11:00', '18:30'), on([6], '11:00', '16:00')]
const sixDays = [on(weekdays, '10:00', '19:00'), on([6], '10:00', '18:00')]
const short = [on([3, 4, 5], '12:00', '18:00'), on([6], '11:00', '15:00')]
const everyDay = [on([...weekdays, 6], '10:00', '18:00'), on([7], '12:00', '17:00')]

/** Opening hours by the dealer's name. Dealers that are not listed open by appointment. */
export const dealerHours: Record<string, Hours[]> = {
  'Lindrums Belysning': lateThursday,
  'Skymning & Co': week,
  Ljusboden: week,
  'Svartbäckens Lampaffär': week,
  'Norrsken Interiör': lateThursday,
  'Sörmans Glas och Ljus': fromTuesday,
  'Visby Lampmakeri': short,
  'Järnbruket Hem': week,
  'Lyshuset Grünerløkka': lateThursday,
  'Bryggen Lys og Form': everyDay,
  'Nidaros Lampe': week,
  'Nordlys Interiør': week,
  'Lampestuen Vesterbro': sixDays,
  Aften: fromTuesday,
  'Hus & Lys': week,
  Skumring: fromTuesday,
  Hämärä: sixDays,
  Valopuoti: week,
  'Aurajoen Lamppu': week,
  Skeppslyktan: short,
  Abendlicht: sixDays,
  'Leuchtenkontor Eimsbüttel': sixDays,
  'Haus Dämmer': fromTuesday,
  'Lichtwerk am Rhein': sixDays,
  Schemer: everyDay,
  'Lampenhuis De Dom': fromTuesday,
  Videvik: sixDays,
  'The Gloaming': sixDays,
  'Lamplighter & Daughters': [on([2, 3, 4, 5, 6], '10:30', '18:00'), on([7], '11:00', '16:00')],
}

/** Dealers without a website. */
export const withoutWebsite = new Set(['Visby Lampmakeri', 'Skeppslyktan', 'Hus & Lys', 'Taani Lamp'])

/** Other names of a town, and places nearby, keyed by the town's English name. */
export const otherNames: Record<string, string[]> = {
  Stockholm: ['Solna', 'Sundbyberg'],
  Gothenburg: ['Mölndal'],
  Malmö: ['Lund'],
  Visby: ['Gotland'],
  Copenhagen: ['København', 'Frederiksberg'],
  Aarhus: ['Århus'],
  Helsinki: ['Espoo', 'Esbo', 'Vantaa', 'Vanda'],
  Mariehamn: ['Maarianhamina', 'Åland'],
  Tartu: ['Dorpat'],
  Utrecht: ['Nieuwegein'],
  Edinburgh: ['Leith'],
}
