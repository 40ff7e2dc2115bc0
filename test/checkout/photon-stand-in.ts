import { createServer } from 'node:http'
import { openServer } from '../support/open-server.ts'

const known = new Set(['q', 'limit', 'countrycode', 'layer', 'lang', 'lat', 'lon', 'key'])

/** Makes a house in the format of the address service Photon. */
export const makeHouse = (street: string, housenumber: string, postcode: string, city: string, countrycode = 'SE') => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [18.06, 59.33] },
  properties: { osm_type: 'N', osm_key: 'place', type: 'house', street, housenumber, postcode, city, countrycode },
})

/**
 * Starts a local server that stands in for Photon. Like Photon, it accepts only GET `/api` with a
 * search text and known parameters. `asked` lists the accepted search texts, and `faults` says why
 * other requests were refused.
 */
export async function startPhoton() {
  const houses = [
    makeHouse('Storgatan', '12', '114 55', 'Stockholm'),
    makeHouse('Storgatan', '12', '903 25', 'Umeå'),
    // For an address in Sweden, the shop must offer none of the following. They have no house
    // number, an invalid ZIP code, another country or non-Latin letters, repeat a house, or have no
    // properties.
    makeHouse('Storgatan', '', '114 55', 'Stockholm'),
    makeHouse('Storgatan', '14', 'unknown', 'Stockholm'),
    makeHouse('Storgata', '12', '0155', 'Oslo', 'NO'),
    makeHouse('Storgatan', '12', '114 55', 'Stockholm'),
    makeHouse('Улица', '1', '111 22', 'Kiruna'),
    makeHouse('Rue de la Paix', '12', '75002', 'Paris', 'FR'),
    { type: 'Feature', properties: null },
  ]
  const asked: string[] = []
  const faults: string[] = []
  /** How many of the next requests hang, fail with status 503, or get too long an answer. */
  const mood = { hang: 0, broken: 0, long: 0 }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://photon.test')
    const reply = (status: number, answer: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    const refuse = (message: string) => {
      faults.push(message)
      reply(400, { message })
    }
    const unknown = [...searchParams.keys()].find(name => !known.has(name))
    if (request.method !== 'GET' || pathname !== '/api') return refuse(`${request.method} ${pathname}`)
    if (unknown) return refuse(`unknown query parameter '${unknown}'`)
    if (!searchParams.get('q')) return refuse(`missing search term 'q'`)
    if (!/^\d+$/.test(searchParams.get('limit') ?? '1')) return refuse('invalid limit')
    asked.push(searchParams.get('q') ?? '')
    if (mood.hang > 0) return mood.hang--
    if (mood.broken > 0) return mood.broken-- && reply(503, { message: 'busy' })
    if (mood.long > 0) return mood.long-- && reply(200, { features: Array(1000).fill(houses[0]) })
    const street = searchParams.get('q')?.split(' ')[0]?.toLowerCase() ?? ''
    const isMeant = ({ properties }: (typeof houses)[number]) =>
      properties === null || street.startsWith(properties.street.slice(0, 3).toLowerCase()) || street === 'all'
    reply(200, { type: 'FeatureCollection', features: houses.filter(isMeant) })
  })
  const { url, close } = await openServer(server)
  return { url: `${url}/api?key=1`, asked, faults, mood, close }
}
