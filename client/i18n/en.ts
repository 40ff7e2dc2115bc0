/** The English texts, and the shape every other language must have. */
export const en = {
  frame: {
    skip: 'Skip to content',
    home: 'To the start page',
    menu: 'Menu',
    close: 'Close',
    professionals: 'Professionals',
    tradeLogin: 'B2B login',
    bag: 'Bag',
    bagCount: 'Bag, {{count}} items',
    itemAdded: '1 item added to your bag',
    language: 'Svenska',
    noScript: 'The bag and the checkout need JavaScript. Everything else on this page works without it.',
  },
  error: {
    notFoundTitle: "This page couldn't be found",
    notFoundText: 'The address may be misspelt, or the page may have moved. Try the start page or one of our categories.',
    brokenTitle: 'Something went wrong',
    brokenText: 'The fault is ours. Try again in a moment; your bag is kept.',
    toHome: 'To the start page',
    toShop: 'See all lamps',
  },
  bag: {
    title: 'Your Bag',
    empty: 'Your cart is empty',
    add: 'Add to bag',
    adding: 'Adding',
    added: 'Added!',
    addFailed: 'There was an error adding the item. Please try again.',
    removeFailed: 'There was an error removing the item. Please try again.',
  },
} as const
