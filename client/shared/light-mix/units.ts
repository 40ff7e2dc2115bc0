/** As the catalogue writes it, in every language: after a no-break space. */
export const inKelvin = (value: number) => `${value}\u00a0K`
