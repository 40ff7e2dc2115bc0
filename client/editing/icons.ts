/** Beside the shop's own (`client/shared/ui/picture/icons.ts`), which every page loads. */
export const up = 'M6 15l6-6 6 6'
