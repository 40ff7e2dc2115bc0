/** Texts that the law requires, in English. */
export const texts = {
  guaranteeNotice: {
    link: 'Your legal guarantee rights',
    text: 'If an article is faulty or not as described, the seller is liable by law for at least two years from delivery in every country of the European Union, in some for longer. You can ask for repair or replacement free of charge, and if neither helps for a lower price or your money back. This holds whatever other guarantee is given.',
    more: 'Your rights in each country',
    call: 'Questions? Call {{name}},',
    standIn: 'In place of the official notice',
  },
  guaranteeLabel: {
    title: 'The maker’s guarantee',
    years: 'Duration',
    value: '{{years}} years',
    brand: 'Brand',
    model: 'Model',
    terms: 'Terms',
    rights: 'Your legal guarantee rights against the seller stay as they are.',
    standIn: 'In place of the official label',
    drawing: 'The maker’s guarantee for {{name}}: {{years}} years',
    back: 'Back to the article',
  },
} as const
