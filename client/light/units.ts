/** Units in the catalogue's format, in both languages: after a no-break space. */
const space = '\u00a0'

export const inPercent = (value: number) => `${value}${space}%`
export const inKelvin = (value: number) => `${value}${space}K`
