/** Texts of the page about a product family, in English. Only the server uses them. */
export const texts = {
  family: {
    title: 'All of {{name}}',
    count: '{{count}} articles',
    article: 'Article',
    price: 'Price',
    dataSheet: 'Data sheet of {{name}} (PDF)',
    description:
      '{{count}} articles of the family {{name}} beside each other: measures, light, prices and data sheets.',
    link: 'All of {{name}} in a table',
  },
} as const
