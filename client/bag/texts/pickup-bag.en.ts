/** Texts of the island on a shared bag's page, in English. */
export const texts = {
  pickup: {
    add: 'Add these items to your bag',
    full: 'Your bag already holds something ({{count}}). What should happen to it?',
    keep: 'Keep it, and add these',
    replace: 'Replace it with these',
    cancel: 'Cancel',
    failed: 'We could not reach the bag. Try again: nothing is added twice.',
    taken: 'Everything is in your bag',
    takenPartly: 'In your bag, except for this',
    takenNone: 'None of it could be added',
    partly: '{{name}}: only {{available}} left.',
    left: '{{name}}: not available at the moment.',
    open: 'See your bag',
  },
} as const
