/** Texts of the island on the page of Buy now, in English. */
export const texts = {
  buyNow: {
    place: 'Where should it go?',
    addressLater: 'You enter your address on the payment page.',
    otherPay: 'Or buy in the checkout, with other ways to pay',
    notOffered: 'This cannot be bought here directly. Put it in your bag and go to the checkout.',
    soldOut: 'This has just sold out. Nothing has been charged.',
  },
} as const
