/* Paths that no locale changes, to be imported as `* as apiPaths`: scripts get those they use. */
export const api = '/api'
/** The commerce service, for browsers and the Worker. */
export const commerce = '/api/checkout'
export const content = '/api/content'
/** Where editors send a part of a file. */
export const filePart = '/api/content/files/:id/parts/:number'
/** The own pages of the content service's entries. */
export const entryPages = '/api/entry-pages'
export const graphql = '/api/content/graphql'
/** Addresses that complete a typed one. */
export const addresses = '/api/addresses'
export const report = '/api/report'
/** Receives browsers' reports of content security policy violations. */
export const violations = '/api/report/csp'
export const preview = '/api/preview'
/** Whether this browser is logged in as an editor. */
export const editor = '/api/preview/editor'
/** Chooses the day that the preview shows. */
export const previewDay = '/api/preview/day'
export const leavePreview = '/api/preview/logout'
export const globalData = '/api/getGlobalData'
export const contentWebhook = '/api/webhooks/content'
export const commerceWebhook = '/api/webhooks/commerce'
export const health = '/health'
export const image = '/image'
/** Documents that editors have uploaded, named by their content. */
export const file = '/file/:file{[a-z0-9-]+\\.[0-9a-f]{32}\\.(pdf|ldt|ies)}'
/** 3D models of the shop's own, named by their content. */
export const model = '/model/:file{[a-z0-9-]+\\.[0-9a-f]+\\.glb}'
