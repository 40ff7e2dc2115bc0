/** Texts of the search page, in English. Only the server uses them. */
export const texts = {
  search: {
    title: 'Search',
    label: 'What are you looking for?',
    submit: 'Search',
    popular: 'Popular searches',
    results: 'Results for “{{term}}”',
    found: '{{total}} articles',
    foundOne: '1 article',
    foundMany: 'More than {{total}} articles',
    none: 'No results found',
    corrected: 'No exact match. Showing results for “{{term}}”.',
    relevance: 'Relevance',
    all: 'All results for “{{term}}”',
    tryAgain: 'Try fewer words, or one of the popular searches.',
    products: 'Articles',
    pages: 'Pages to read',
  },
} as const
