/** The member states of the European Union. */
export const unionCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The Union's member states and the countries of the EEA agreement. */
export const marketCountries: readonly string[] = [...unionCountries, 'IS', 'LI', 'NO']
