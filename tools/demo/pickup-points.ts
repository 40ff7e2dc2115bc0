const weekdays = [1, 2, 3, 4, 5]
/** Opening hours of the pick-up points. */
const kiosk = [{ days: [...weekdays, 6, 7], opens: '07:00', closes: '22:00' }]
const shop = [
  { days: weekdays, opens: '09:00', closes: '19:00' },
  { days: [6], opens: '10:00', closes: '16:00' },
]
const village = [
  { days: weekdays, opens: '08:30', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
]

/**
 * Invented pick-up points: country, what nearby ZIP codes begin with, name, street, ZIP code, town,
 * coordinates, opening hours.
 */
export const pickupPoints = (
  [
    ['SE', '11', 'Hörnets livs', 'Odengatan 203', '113 51', 'Stockholm', 59.345, 18.051, kiosk],
    ['SE', '11', 'Kiosken vid Slussen', 'Götgatan 207', '116 21', 'Stockholm', 59.316, 18.072, kiosk],
    ['SE', '11', 'Klara papper', 'Bryggargatan 201', '111 21', 'Stockholm', 59.332, 18.057, shop],
    ['SE', '41', 'Lindas tobak', 'Linnégatan 204', '413 04', 'Göteborg', 57.695, 11.952, shop],
    ['SE', '41', 'Majornas livs', 'Karl Johansgatan 211', '414 55', 'Göteborg', 57.69, 11.91, kiosk],
    ['SE', '21', 'Möllans pressbyrå', 'Bergsgatan 210', '214 22', 'Malmö', 55.593, 13.008, kiosk],
    ['SE', '57', 'Stationskiosken', 'Järnvägsgatan 212', '571 31', 'Nässjö', 57.652, 14.695, village],
    ['SE', '98', 'Fjällboden', 'Hjalmar Lundbohmsvägen 205', '981 31', 'Kiruna', 67.856, 20.226, village],
    ['NO', '0', 'Løkka kiosk', 'Thorvald Meyers gate 202', '0552', 'Oslo', 59.923, 10.759, kiosk],
    ['DK', '1', 'Hjørnekiosken', 'Istedgade 208', '1650', 'København', 55.67, 12.553, kiosk],
    ['DE', '10', 'Späti am Park', 'Kastanienallee 206', '10119', 'Berlin', 52.536, 13.409, kiosk],
    ['GB', 'E', 'Corner Post', '207 Columbia Road', 'E2 7RG', 'London', 51.53, -0.069, shop],
  ] as const
).map(([country, near, name, address1, zip_code, city, latitude, longitude, hours], index) => ({
  pickup_point: `point-${index + 1}`,
  country,
  near,
  name,
  address1,
  zip_code,
  city,
  hours: JSON.stringify(hours),
  latitude,
  longitude,
}))

/** Approximate centres of areas whose ZIP codes have the same beginning. */
export const zipPlaces = (
  [
    ['SE', '111', 59.332, 18.064],
    ['SE', '112', 59.331, 18.03],
    ['SE', '113', 59.343, 18.047],
    ['SE', '114', 59.341, 18.083],
    ['SE', '115', 59.342, 18.11],
    ['SE', '116', 59.312, 18.082],
    ['SE', '117', 59.315, 18.03],
    ['SE', '118', 59.313, 18.06],
    ['SE', '41', 57.693, 11.955],
    ['SE', '21', 55.599, 13.003],
    ['SE', '57', 57.653, 14.697],
    ['SE', '98', 67.85, 20.25],
    ['NO', '0', 59.915, 10.745],
    ['DK', '1', 55.677, 12.573],
    ['DE', '10', 52.527, 13.405],
    ['GB', 'E', 51.532, -0.05],
  ] as const
).map(([country, zip, latitude, longitude]) => ({ country, zip, latitude, longitude }))
