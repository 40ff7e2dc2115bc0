/** Texts of pages, in English; browsers do not get them. */
export const texts = {
  compare: {
    title: 'Compare',
    differences: 'Only what differs',
  },
} as const
