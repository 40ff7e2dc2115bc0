/* Paths without a locale. Import them as `* as apiPaths`, so that scripts contain only those that
   they use. */
export const api = '/api'
/** The checkout interface, for browsers and the Worker. */
export const commerce = '/api/checkout'
export const content = '/api/content'
/** Where editors upload a part of a file. */
export const filePart = '/api/content/files/:id/parts/:number'
/** Returns the addresses of the pages that belong to single entries. */
export const entryPages = '/api/entry-pages'
export const graphql = '/api/content/graphql'
/** Suggests complete postal addresses for a partly typed one. */
export const addresses = '/api/addresses'
export const report = '/api/report'
/** Receives browsers' reports about violations of the content security policy. */
export const violations = '/api/report/csp'
export const preview = '/api/preview'
/** Returns whether this browser is logged in as an editor. */
export const editor = '/api/preview/editor'
/** Sets the day that the preview shows. */
export const previewDay = '/api/preview/day'
export const leavePreview = '/api/preview/logout'
export const globalData = '/api/getGlobalData'
export const contentWebhook = '/api/webhooks/content'
export const commerceWebhook = '/api/webhooks/commerce'
export const health = '/health'
export const image = '/image'
/** Files that editors have uploaded; their names contain a hash. */
export const file = '/file/:file{[a-z0-9-]+\\.[0-9a-f]{32}\\.(pdf|ldt|ies)}'
/** The shop's own 3D models; their names contain a hash. */
export const model = '/model/:file{[a-z0-9-]+\\.[0-9a-f]+\\.glb}'
