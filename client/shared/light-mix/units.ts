/** Formats kelvin with a no-break space, which is the same in every language. */
export const formatKelvin = (value: number) => `${value}\u00a0K`
