/**
 * An icon that only editors need; every page loads the icons in
 * `client/shared/ui/picture/icons.ts`.
 */
export const up = 'M6 15l6-6 6 6'
