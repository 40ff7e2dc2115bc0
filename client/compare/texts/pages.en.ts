/** Texts of pages, in English; browsers do not load them. */
export const texts = {
  compare: {
    title: 'Compare',
    differences: 'Only what differs',
  },
} as const
