/** Texts of the preview bar, in English. */
export const texts = {
  preview: {
    title: 'Preview',
    move: 'Move the preview bar with the arrow keys',
    refresh: 'Refresh',
    exit: 'Exit',
    today: 'Today',
    asOfToday: 'As of today',
    asOf: 'As of {{time}}',
    release: '“{{name}}”',
    otherDay: 'Another day',
    show: 'Show this day',
    asOfHint:
      'Past days as visitors saw them, days to come with all that is scheduled by then. Bag, checkout and stock are those of today.',
    tooFar: 'This day cannot be shown: too much of the shop was different. Choose a nearer one.',
    notShown: 'That did not work. Check your connection, and try again.',
    noOrders: 'Nothing is ordered on another day',
    noOrdersText: 'The preview shows the shop as of {{time}}. The bag and its prices are those of today.',
  },
} as const
