/*
 * Every path of the shop without locale, in Hono's syntax: import as `* as paths`, so that scripts
 * only contain those they use. A fixed path comes before a pattern that matches it too.
 */
export const home = '/'
/** Prefixes of listings' addresses. */
export const categories = '/category'
export const shop = '/category/shop'
export const category = '/category/shop/:slug'
/** Cards of a product's finishes, by its id: an HTML fragment. */
export const finishes = '/finishes/:id'
export const products = '/product/'
export const product = '/product/:slug'
/** What the product page says, as PDF. */
export const dataSheet = '/product/:slug/data-sheet.pdf'
/** What it says of mounting and care, as PDF. */
export const careSheet = '/product/:slug/care.pdf'
/** How a lamp spreads its light: diagrams and values. */
export const photometry = '/product/:slug/light'
/** The same as a file for planning programs: EULUMDAT or IES LM-63. */
export const photometryFile = '/product/:slug/:file{photometry\\.(?:ldt|ies)}'
/** All articles of a family in a table. */
export const family = '/family/:slug'
export const energyLabel = '/energy-label/:slug'
/** A lamp's drawing with its measures, as `src/shared/drawing/address.ts` names it. */
export const drawing = '/drawing/:file{[a-z0-9_.]+\\.svg}'
export const favorites = '/favorites'
/** Shared favorites. */
export const sharedFavorites = '/favorites/:ids'
/** The same as an HTML fragment, for the page of the own favorites. */
export const favoritesList = '/favorites/:ids/list'
/** Up to three products side by side, by their ids: `/compare/1001,1002`. */
export const compare = '/compare/:ids'
/** Cards of products that the visitor has viewed, by their ids: an HTML fragment. */
export const recentlyViewed = '/recently-viewed/:ids'
export const search = '/search'
/** The results of one search, as popular searches link to it. */
export const searchFor = '/search/:term'
/** Suggestions while the visitor types (`?q=`): an HTML fragment. */
export const suggestions = '/suggestions'
/** Recommendations for products, by their ids: JSON. */
export const recommended = '/recommended/:products'
/** Tools to understand light by: what they are asked is in the query. */
export const light = '/light'
/** What they say of one product: an HTML fragment. */
export const ownLight = '/light/of/:slug'
export const lightBulb = '/light/bulb'
export const lightRoom = '/light/room'
export const lightTable = '/light/table'
export const lightBathroom = '/light/bathroom'
export const lightCost = '/light/cost'
export const professionals = '/professionals'
/** After the project form was sent. */
export const projectSent = '/professionals/sent'
/** The room schedule: an empty one, and where its form is sent. */
export const schedule = '/professionals/schedule'
/** Begun with products, by their ids: to the address of that schedule. */
export const scheduleFrom = '/professionals/schedule/from/:ids'
/** The same as a table, or with all data sheets. */
export const scheduleFile = '/professionals/schedule/:file{.+\\.(?:csv|xlsx|zip)}'
/** A whole schedule, as `src/schedule/address.ts` writes it. */
export const scheduleLink = '/professionals/schedule/:code'
export const scheduleEdit = '/professionals/schedule/:code/edit'
export const retailer = '/info/retailer'
export const faq = '/info/faq'
export const press = '/info/press'
export const contact = '/info/contact'
/** After the contact form was sent. */
export const contactSent = '/info/contact/sent'
export const terms = '/info/terms-and-conditions'
/** The terms and how to withdraw, as PDF. */
export const termsFile = '/info/terms-and-conditions.pdf'
/** The terms alone, as JSON. */
export const termsText = '/info/terms-and-conditions.json'
export const privacy = '/info/privacy-policy'
/** The terms of the merchant's guarantees. */
export const guaranteeTerms = '/info/guarantee'
/** The harmonised label of the maker's guarantee of a product. */
export const guaranteeLabel = '/guarantee-label/:slug'
/** The harmonised notice of the legal guarantee. */
export const guaranteeNotice = '/info/legal-guarantee'
/** A drawing that stands in for the notice's official picture. */
export const guaranteeNoticeDrawing = '/info/legal-guarantee.svg'
/** The guarantees of a bag's products in a country: an HTML fragment. */
export const guarantees = '/guarantees/:country/:products'
/** The same as JSON, with the labels of the products in its query (`?products=1001,1002`). */
export const guaranteeNoticeText = '/info/legal-guarantee.json'
/** How old lamps and batteries are taken back, a page that editors write. */
export const takeBack = '/info/take-back'
export const accessibility = '/info/website-accessibility'
export const infoStart = '/info'
export const info = '/info/:slug'
export const aboutStart = '/about'
export const about = '/about/:slug'
export const designers = '/designers'
export const designer = '/designers/:slug'
export const cases = '/cases'
export const caseItem = '/cases/:slug'
export const news = '/news'
export const newsFeed = '/news/feed.xml'
export const newsItem = '/news/:slug'
export const concepts = '/concepts'
export const concept = '/concepts/:slug'
/** A page for an occasion, made of blocks. */
export const campaign = '/campaigns/:slug'
export const newsletter = '/newsletter'
/** The modal that offers it: an HTML fragment. */
export const newsletterOffer = '/newsletter/offer'
/** Targets of mailed links, and of their forms. */
export const confirm = '/newsletter/confirm'
export const confirmed = '/newsletter/confirmed'
export const unsubscribe = '/newsletter/unsubscribe'
export const unsubscribed = '/newsletter/unsubscribed'
export const emptyPickup = '/pickup'
/** A bag that somebody shared, as `client/bag/share/bag-link.ts` writes it. */
export const pickup = '/pickup/:bag{.*}'
export const checkout = '/checkout'
export const checkoutReturn = '/checkout/return'
export const thankYou = '/checkout/thank-you'
export const account = '/account'
export const login = '/account/login'
export const register = '/account/register'
export const forgotPassword = '/account/forgot-password'
export const resetPassword = '/account/reset-password'
/** After an account was deleted. */
export const accountDeleted = '/account/deleted'
/** Targets of the mailed links of a new e-mail address, and of their forms. */
export const confirmEmail = '/account/confirm-email'
export const emailConfirmed = '/account/email-confirmed'
export const stopEmail = '/account/stop-email'
export const emailStopped = '/account/email-stopped'
export const orders = '/account/orders'
/** The customer's name and addresses. */
export const accountDetails = '/account/details'
/** E-mail address, password, and where the customer is logged in. */
export const accountLogin = '/account/login-details'
/** Where a guest asks for the link to their order. */
export const findOrder = '/account/find-order'
export const orderStart = '/order'
/** By the order's unguessable id, not its number. */
export const order = '/order/:reference'
/** PDFs of an order. */
export const receipt = '/order/:reference/receipt.pdf'
export const creditNote = '/order/:reference/credit-notes/:file{[0-9]+\\.pdf}'
/** The withdrawal form. */
export const withdraw = '/withdraw'
/** One withdrawal, by its own unguessable id. */
export const withdrawal = '/withdraw/:reference'
/** Where editors log in; below it is what only they see. */
export const editing = '/editing'
/** Target of mailed links that log in, and of their form. */
export const editingLogin = '/editing/login'
/** Pictures and files, for editors. */
export const editingFiles = '/editing/files'
/** A page of the preview with what an editor has not saved yet: takes JSON. */
export const draftPage = '/draft-page'
/** What the law asks of the shop, and what is missing: for editors. */
export const dutiesPage = '/editing/duties'
/** The form of a new product, for owners. */
export const newProduct = '/editing/new-product'
export const manifest = '/manifest.webmanifest'
export const robots = '/robots.txt'
export const sitemap = '/sitemap.xml'
export const sitemapPart = '/sitemap/:kind/:file{[0-9]+\\.xml}'
export const productFeed = '/feeds/:country{[A-Z]{2}}/:file{[0-9]{1,4}.xml}'
