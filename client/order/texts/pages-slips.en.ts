/** Texts of packing slips, in English. Only the server uses them. */
export const texts = {
  slip: {
    title: 'Packing slip',
    numbered: 'Order {{number}}',
    several: 'Packing slips of {{count}} orders',
    deliverTo: 'Delivery to',
    ordered: 'Ordered on',
    reference: 'Your reference',
    pickupPoint: 'Pick-up point',
    quantity: 'Quantity',
    article: 'Article',
    gift: 'A message for you',
    barcode: 'Bar code of the order number {{number}}',
  },
} as const
