/* Every path of the shop without its locale, in Hono's syntax. Import them as `* as paths`, so
   that scripts contain only those that they use. A fixed path comes before a pattern that would
   match it too. */
export const home = '/'
/** The prefix of the addresses of listings. */
export const categories = '/category'
export const shop = '/category/shop'
export const category = '/category/shop/:slug'
/** Links to all categories with a picture each: an HTML fragment for the menu on phones. */
export const categoryPictures = '/category/pictures'
/** Cards of a product's finishes, by the product's id: an HTML fragment. */
export const finishes = '/finishes/:id'
export const products = '/product/'
export const product = '/product/:slug'
/** The product page's content as PDF. */
export const dataSheet = '/product/:slug/data-sheet.pdf'
/** The instructions for mounting and care, as PDF. */
export const careSheet = '/product/:slug/care.pdf'
/**
 * The part that a product page loads later: the product in a room, its designer, its family and a
 * case study.
 */
export const productMore = '/product/:slug/more'
/** The light distribution of a lamp: diagrams and values. */
export const photometry = '/product/:slug/light'
/** The light distribution as a file for planning programs: EULUMDAT or IES LM-63. */
export const photometryFile = '/product/:slug/:file{photometry\\.(?:ldt|ies)}'
/** A table of all products of a family. */
export const family = '/family/:slug'
export const energyLabel = '/energy-label/:slug'
/** A lamp's drawing with its measurements; the file is named by `src/shared/drawing/address.ts`. */
export const drawing = '/drawing/:file{[a-z0-9_.]+\\.svg}'
/** Several lamps drawn at one scale. `src/shared/drawing/scale.ts` names the file. */
export const scale = '/scale/:file{[a-z0-9_.-]+\\.svg}'
/** A lamp in front of a wall of a given height. `src/shared/drawing/wall.ts` names the file. */
export const wallDrawing = '/wall/:file{[a-z0-9_.-]+\\.svg}'
export const favorites = '/favorites'
/** Favorites that a visitor has shared, by product ids. */
export const sharedFavorites = '/favorites/:ids'
/** Favorites as an HTML fragment, for the page of the visitor's own favorites. */
export const favoritesList = '/favorites/:ids/list'
/** Explains how to compare products. */
export const emptyCompare = '/compare'
/** Up to three products side by side, by their ids: `/compare/1001,1002`. */
export const compare = '/compare/:ids'
/** Cards of products that the visitor has viewed, by their ids: an HTML fragment. */
export const recentlyViewed = '/recently-viewed/:ids'
/** Lamps that somebody has bought, by product ids: JSON. */
export const lamps = '/lamps/:ids'
export const search = '/search'
/** The results of one search; popular searches link to it. */
export const searchFor = '/search/:term'
/** Suggestions while the visitor types (`?q=`): an HTML fragment. */
export const suggestions = '/suggestions'
/** Recommendations for products, by their ids: JSON. */
export const recommended = '/recommended/:products'
/** Tools that explain light; their input is in the query. */
export const light = '/light'
/** The results of the light tools for one product: an HTML fragment. */
export const ownLight = '/light/of/:slug'
export const lightBulb = '/light/bulb'
export const lightRoom = '/light/room'
export const lightTable = '/light/table'
export const lightBathroom = '/light/bathroom'
export const lightCost = '/light/cost'
export const professionals = '/professionals'
/** The page shown after the project form has been sent. */
export const projectSent = '/professionals/sent'
/** The page with an empty room schedule. Its form is sent to the same path. */
export const schedule = '/professionals/schedule'
/** Creates a schedule with products, by their ids, and redirects to its address. */
export const scheduleFrom = '/professionals/schedule/from/:ids'
/** A schedule as a table (CSV or XLSX), or as a ZIP file with all data sheets. */
export const scheduleFile = '/professionals/schedule/:file{.+\\.(?:csv|xlsx|zip)}'
/** A whole schedule, encoded by `src/schedule/address.ts`. */
export const scheduleLink = '/professionals/schedule/:code'
export const scheduleEdit = '/professionals/schedule/:code/edit'
export const retailer = '/info/retailer'
export const faq = '/info/faq'
export const press = '/info/press'
export const contact = '/info/contact'
/** The page shown after the contact form has been sent. */
export const contactSent = '/info/contact/sent'
export const terms = '/info/terms-and-conditions'
/** The terms and how to withdraw, as PDF. */
export const termsFile = '/info/terms-and-conditions.pdf'
/** The terms alone, as JSON. */
export const termsText = '/info/terms-and-conditions.json'
export const privacy = '/info/privacy-policy'
/** The terms of the shop's guarantees. */
export const guaranteeTerms = '/info/guarantee'
/** The EU's harmonised label about the durability guarantee of a product's maker. */
export const guaranteeLabel = '/guarantee-label/:slug'
/** The EU's harmonised notice about the legal guarantee. */
export const guaranteeNotice = '/info/legal-guarantee'
/** A drawing that is shown while the notice's official picture is missing. */
export const guaranteeNoticeDrawing = '/info/legal-guarantee.svg'
/** The guarantees of a bag's products in a country: an HTML fragment. */
export const guarantees = '/guarantees/:country/:products'
/**
 * The notice about the legal guarantee as JSON, with the labels of the products in the query
 * (`?products=1001,1002`).
 */
export const guaranteeNoticeText = '/info/legal-guarantee.json'
/** How old lamps and batteries are taken back; editors write this page. */
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
/** A page for an occasion, composed of blocks. */
export const campaign = '/campaigns/:slug'
export const newsletter = '/newsletter'
/** The dialog that offers the newsletter: an HTML fragment. */
export const newsletterOffer = '/newsletter/offer'
/**
 * `confirm` and `unsubscribe` are opened by mailed links, and their forms are sent to the same
 * path. The visitor is then redirected to `confirmed` or `unsubscribed`.
 */
export const confirm = '/newsletter/confirm'
export const confirmed = '/newsletter/confirmed'
export const unsubscribe = '/newsletter/unsubscribe'
export const unsubscribed = '/newsletter/unsubscribed'
export const emptyPickup = '/pickup'
/** A shared bag, encoded by `client/bag/share/bag-link.ts`. */
export const pickup = '/pickup/:bag{.*}'
export const checkout = '/checkout'
/**
 * The Buy now page, between the bag or a product and the payment page. The query parameter `item`
 * is the one item to buy; without it, the whole bag is bought.
 */
export const buyNow = '/checkout/buy-now'
export const checkoutReturn = '/checkout/return'
export const thankYou = '/checkout/thank-you'
export const account = '/account'
export const login = '/account/login'
export const register = '/account/register'
export const forgotPassword = '/account/forgot-password'
export const resetPassword = '/account/reset-password'
/** The page shown after an account has been deleted. */
export const accountDeleted = '/account/deleted'
/**
 * `confirmEmail` and `stopEmail` are opened by mails about a new e-mail address, and their forms
 * are sent to the same path. The visitor is then redirected to `emailConfirmed` or `emailStopped`.
 */
export const confirmEmail = '/account/confirm-email'
export const emailConfirmed = '/account/email-confirmed'
export const stopEmail = '/account/stop-email'
export const emailStopped = '/account/email-stopped'
export const orders = '/account/orders'
/** The customer's name and addresses. */
export const accountDetails = '/account/details'
/** E-mail address, password, and open sessions. */
export const accountLogin = '/account/login-details'
/** Where a guest requests the link to their order. */
export const findOrder = '/account/find-order'
export const orderStart = '/order'
/** `:reference` is the order's unguessable id, not its number. */
export const order = '/order/:reference'
/** The receipt and credit notes of an order, as PDF. */
export const receipt = '/order/:reference/receipt.pdf'
export const creditNote = '/order/:reference/credit-notes/:file{[0-9]+\\.pdf}'
/** The packing slips of orders as PDF, for operators with a key. */
export const packingSlips = '/packing-slips.pdf'
/** A printable order as PDF, for operators with a key. */
export const orderSummary = '/order-summary.pdf'
/** The withdrawal form. */
export const withdraw = '/withdraw'
/** One withdrawal, by its own unguessable id. */
export const withdrawal = '/withdraw/:reference'
/** The login for editors; pages below it are for editors only. */
export const editing = '/editing'
/** Mailed login links open this page, and its form is sent to the same path. */
export const editingLogin = '/editing/login'
/** Pictures and files, for editors. */
export const editingFiles = '/editing/files'
/** Renders a preview page with an editor's unsaved changes, which are sent as JSON. */
export const draftPage = '/draft-page'
/** For editors: the shop's legal duties, and what is missing to meet them. */
export const dutiesPage = '/editing/duties'
/** For owners: the form for a new product. */
export const newProduct = '/editing/new-product'
/** The desk, where the shop's orders and stock are managed. Each screen has a path below it. */
export const desk = '/desk'
export const deskOrders = '/desk/orders'
/** `:number` is the order's number. */
export const deskOrder = '/desk/orders/:number{[0-9]{1,12}}'
/**
 * These redirect to an order's receipt and credit notes. `:credit` is a file name such as
 * `100002.pdf`.
 */
export const deskReceipt = '/desk/orders/:number{[0-9]{1,12}}/receipt.pdf'
export const deskCreditNote = '/desk/orders/:number{[0-9]{1,12}}/credit-notes/:credit{[0-9]{1,12}.pdf}'
/** The printable order, for operators. */
export const deskSummary = '/desk/orders/:number{[0-9]{1,12}}/summary.pdf'
/** Packing slips and labels for the orders in the query parameter `orders`, separated by commas. */
export const deskSlips = '/desk/orders/slips.pdf'
export const deskLabels = '/desk/orders/labels.csv'
export const deskReturnLabels = '/desk/orders/return-labels.csv'
export const deskPack = '/desk/pack'
export const deskStock = '/desk/stock'
/** `:item` is the item's id. */
export const deskItem = '/desk/stock/:item'
/**
 * The page for uploading a stock count as a file, and the table of all stock. Neither is below
 * `deskStock`, where every path is an item.
 */
export const deskStockFile = '/desk/stock-file'
export const deskStockTable = '/desk/stock-file/stock.csv'
export const deskMoney = '/desk/money'
export const deskLog = '/desk/log'
export const manifest = '/manifest.webmanifest'
export const robots = '/robots.txt'
export const sitemap = '/sitemap.xml'
export const sitemapPart = '/sitemap/:kind/:file{[0-9]+\\.xml}'
export const productFeed = '/feeds/:country{[A-Z]{2}}/:file{[0-9]{1,4}.xml}'
