/** Formats kelvin with a no-break space before the unit, in the same way for every language. */
export const formatKelvin = (value: number) => `${value}\u00a0K`
