/** Formats kelvin the same way in every language: with a no-break space. */
export const formatKelvin = (value: number) => `${value}\u00a0K`
