/** Texts of the page that compares products, in English. Only the server uses them. */
export const texts = {
  compare: {
    title: 'Compare',
    differences: 'Only what differs',
  },
} as const
