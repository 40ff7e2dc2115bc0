/** Texts that only the server needs to render pages, in English. Browsers do not load them. */
export const texts = {
  bag: {
    add: 'Add to bag',
  },
  pickup: {
    lead: 'Somebody chose these for you. The prices are today’s, and your own bag stays as it is until you add them.',
    emptyTitle: 'A shared bag without lamps',
    empty: 'No items found in cart, please double-check the URL.',
    what: 'A shared bag is a link to what somebody has picked out. If it lost its end on the way to you, ask for it again, or look around here.',
    nothing: 'None of it can be bought right now.',
    unknown: 'We no longer have this one.',
    article: 'Article {{item}}',
    pieces: 'Quantity: {{quantity}}',
  },
} as const
