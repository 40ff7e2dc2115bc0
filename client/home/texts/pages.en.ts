/** Texts of the home page, in English. Only the server uses them. */
export const texts = {
  home: {
    categories: 'Find your light',
    seeAll: 'See all',
    readCase: 'See the project',
    allDesigners: 'All designers',
    allNews: 'All news',
  },
} as const
