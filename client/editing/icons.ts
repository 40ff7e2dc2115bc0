/**
 * An arrow upwards, which only editors need. It is not in `client/shared/ui/picture/icons.ts`,
 * because every page loads that file.
 */
export const up = 'M6 15l6-6 6 6'
