/** Invented pick-up points: country, start of nearby ZIP codes, name, street, ZIP code, town. */
export const pickupPoints = [
  ['SE', '11', 'Hörnets livs', 'Odengatan 203', '113 51', 'Stockholm'],
  ['SE', '11', 'Kiosken vid Slussen', 'Götgatan 207', '116 21', 'Stockholm'],
  ['SE', '41', 'Lindas tobak', 'Linnégatan 204', '413 04', 'Göteborg'],
  ['SE', '21', 'Möllans pressbyrå', 'Bergsgatan 210', '214 22', 'Malmö'],
  ['SE', '98', 'Fjällboden', 'Hjalmar Lundbohmsvägen 205', '981 31', 'Kiruna'],
  ['NO', '0', 'Løkka kiosk', 'Thorvald Meyers gate 202', '0552', 'Oslo'],
  ['DK', '1', 'Hjørnekiosken', 'Istedgade 208', '1650', 'København'],
  ['DE', '10', 'Späti am Park', 'Kastanienallee 206', '10119', 'Berlin'],
  ['GB', 'E', 'Corner Post', '207 Columbia Road', 'E2 7RG', 'London'],
].map(([country = '', near = '', name = '', address1 = '', zipCode = '', city = ''], index) => ({
  pickup_point: `point-${index + 1}`,
  country,
  near,
  name,
  address1,
  zip_code: zipCode,
  city,
}))
