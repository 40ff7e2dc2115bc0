/** Texts of pages, in English; browsers do not load them. */
export const texts = {
  home: {
    categories: 'Find your light',
    seeAll: 'See all',
    readCase: 'See the project',
    allDesigners: 'All designers',
    allNews: 'All news',
  },
} as const
