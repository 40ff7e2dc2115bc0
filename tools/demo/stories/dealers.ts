import type { Text } from '../article.ts'
import { same } from '../parts.ts'
import { dealerHours, otherNames, withoutWebsite } from './dealer-hours.ts'

type Row = [
  name: string,
  street: string,
  postalCode: string,
  town: string | Text,
  latitude: number,
  longitude: number,
  phone: string,
]

/**
 * Invented dealers in real towns, with the towns' coordinates. Telephone numbers are invented; they
 * are in the range that the country reserves for fiction, if there is one.
 */
const rows: Record<string, Row[]> = {
  SE: [
    ['Lindrums Belysning', 'Rörstrandsgatan 112', '113 40', 'Stockholm', 59.3293, 18.0686, '+46 8 465 004 31'],
    [
      'Skymning & Co',
      'Linnégatan 208',
      '413 04',
      { en: 'Gothenburg', sv: 'Göteborg' },
      57.7089,
      11.9746,
      '+46 31 390 06 12',
    ],
    ['Ljusboden', 'Davidshallsgatan 97', '211 45', 'Malmö', 55.605, 13.0038, '+46 40 628 04 44'],
    ['Svartbäckens Lampaffär', 'Svartbäcksgatan 301', '753 32', 'Uppsala', 59.8586, 17.6389, '+46 18 100 04 27'],
    ['Norrsken Interiör', 'Kungsgatan 188', '903 25', 'Umeå', 63.8258, 20.263, '+46 90 100 05 18'],
    ['Sörmans Glas och Ljus', 'Storgatan 144', '352 31', 'Växjö', 56.8777, 14.8091, '+46 470 100 62'],
    ['Visby Lampmakeri', 'Adelsgatan 96', '621 57', 'Visby', 57.6348, 18.2948, '+46 498 100 35'],
    ['Järnbruket Hem', 'Drottninggatan 165', '702 22', 'Örebro', 59.2753, 15.2134, '+46 19 100 07 40'],
  ],
  NO: [
    ['Lyshuset Grünerløkka', 'Markveien 118', '0554', 'Oslo', 59.9139, 10.7522, '+47 21 00 14 06'],
    ['Bryggen Lys og Form', 'Strandgaten 302', '5004', 'Bergen', 60.3913, 5.3221, '+47 55 00 14 07'],
    ['Nidaros Lampe', 'Fjordgata 121', '7010', 'Trondheim', 63.4305, 10.3951, '+47 73 00 14 08'],
    ['Nordlys Interiør', 'Storgata 240', '9008', 'Tromsø', 69.6492, 18.9553, '+47 77 00 14 09'],
  ],
  DK: [
    [
      'Lampestuen Vesterbro',
      'Istedgade 219',
      '1650',
      { en: 'Copenhagen', sv: 'Köpenhamn' },
      55.6761,
      12.5683,
      '+45 33 00 14 21',
    ],
    ['Aften', 'Mejlgade 147', '8000', 'Aarhus', 56.1629, 10.2039, '+45 86 00 14 22'],
    ['Hus & Lys', 'Overgade 133', '5000', 'Odense', 55.4038, 10.4024, '+45 66 00 14 23'],
    ['Skumring', 'Bispensgade 98', '9000', { en: 'Aalborg', sv: 'Ålborg' }, 57.0488, 9.9217, '+45 98 00 14 24'],
  ],
  FI: [
    [
      'Hämärä',
      'Uudenmaankatu 144',
      '00120',
      { en: 'Helsinki', sv: 'Helsingfors' },
      60.1699,
      24.9384,
      '+358 9 4245 0131',
    ],
    ['Valopuoti', 'Hämeenkatu 211', '33200', { en: 'Tampere', sv: 'Tammerfors' }, 61.4978, 23.761, '+358 3 4245 0132'],
    [
      'Aurajoen Lamppu',
      'Läntinen Rantakatu 155',
      '20100',
      { en: 'Turku', sv: 'Åbo' },
      60.4518,
      22.2666,
      '+358 2 4245 0133',
    ],
    ['Skeppslyktan', 'Torggatan 87', '22100', 'Mariehamn', 60.0971, 19.9348, '+358 18 424 0134'],
  ],
  DE: [
    ['Abendlicht', 'Kantstraße 289', '10625', 'Berlin', 52.52, 13.405, '+49 30 23125 141'],
    ['Leuchtenkontor Eimsbüttel', 'Osterstraße 318', '20255', 'Hamburg', 53.5511, 9.9937, '+49 40 66969 142'],
    [
      'Haus Dämmer',
      'Gabelsbergerstraße 174',
      '80333',
      { en: 'Munich', sv: 'München' },
      48.1351,
      11.582,
      '+49 89 99998 143',
    ],
    [
      'Lichtwerk am Rhein',
      'Lindenstraße 206',
      '50674',
      { en: 'Cologne', sv: 'Köln' },
      50.9375,
      6.9603,
      '+49 221 4710 144',
    ],
  ],
  NL: [
    ['Schemer', 'Haarlemmerdijk 287', '1013 KZ', 'Amsterdam', 52.3676, 4.9041, '+31 20 800 0151'],
    ['Lampenhuis De Dom', 'Oudegracht 512', '3511 PM', 'Utrecht', 52.0907, 5.1214, '+31 30 800 0152'],
  ],
  EE: [
    ['Videvik', 'Pikk 174', '10123', 'Tallinn', 59.437, 24.7536, '+372 600 0161'],
    ['Taani Lamp', 'Rüütli 98', '51007', 'Tartu', 58.378, 26.729, '+372 700 0162'],
  ],
  GB: [
    ['Lamplighter & Daughters', '214 Columbia Road', 'E2 7RG', 'London', 51.5072, -0.1276, '+44 20 7946 0171'],
    ['The Gloaming', '183 Dundas Street', 'EH3 6QG', 'Edinburgh', 55.9533, -3.1883, '+44 131 496 0172'],
  ],
}

/** Notes that visitors see about dealers, keyed by the dealer's name. */
const notes: Record<string, Text> = {
  'Taani Lamp': { en: 'By appointment', sv: 'Efter överenskommelse' },
  'Visby Lampmakeri': { en: 'Closed from January to March', sv: 'Stängt januari till mars' },
  'Nordlys Interiør': { en: 'Open until nine during the dark months', sv: 'Öppet till nio under mörkertiden' },
  Aften: { en: 'Shows the whole Ringholm family', sv: 'Visar hela Ringholmserien' },
  Skeppslyktan: { en: 'Outdoor lamps above all', sv: 'Framför allt utelampor' },
  Abendlicht: { en: 'Lends lamps for a weekend at home', sv: 'Lånar ut lampor över en helg' },
  'Lamplighter & Daughters': { en: 'By appointment on Mondays', sv: 'På måndagar efter överenskommelse' },
}

export const dealers = Object.entries(rows).flatMap(([country, shops]) =>
  shops.map(([name, street, postalCode, town, latitude, longitude, phone]) => {
    const place = typeof town === 'string' ? same(town) : town
    const [note, hours, names] = [notes[name], dealerHours[name], otherNames[place.en]]
    const slug = slugOf(`${name} ${place.en}`)
    return {
      slug,
      name,
      street,
      postalCode,
      town: place,
      country,
      latitude,
      longitude,
      phone,
      ...(note && { note }),
      ...(hours && { hours }),
      ...(names && { otherNames: names }),
      ...(!withoutWebsite.has(name) && { website: `https://example.com/${slug}` }),
    }
  }),
)

function slugOf(text: string) {
  const plain = text.toLowerCase().replaceAll('ø', 'o').replaceAll('ß', 'ss').normalize('NFD')
  return plain.replace(/\p{Diacritic}/gu, '').replace(/[^a-z0-9]+/g, '-')
}
