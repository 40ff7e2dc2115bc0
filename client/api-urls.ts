/** Addresses that no locale changes; apart from the others, which the entry script does without. */
export const apiUrls = {
  commerce: '/api/checkout',
  content: '/api/content/graphql',
  report: '/api/report',
  leavePreview: (path: string) => `/api/preview/logout?path=${encodeURIComponent(path)}`,
}
