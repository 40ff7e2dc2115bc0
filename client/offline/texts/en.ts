/** Texts of the offline page, in English. */
export const texts = {
  offline: {
    title: 'No connection',
    lead: 'The shop is out of reach: your device is not connected to a network. Your bag is kept.',
    again: 'Try again',
    home: 'To the start page',
  },
} as const
