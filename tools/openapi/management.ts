import { auditQuery } from '#src/services/commerce/management/audit-routes.ts'
import {
  documentListing,
  ledgerDays,
  refundListing,
  returnedMoney,
} from '#src/services/commerce/management/books/fields.ts'
import { categoryFields } from '#src/services/commerce/management/category-routes.ts'
import { customerQuery } from '#src/services/commerce/management/customer-routes.ts'
import { pagingQuery } from '#src/services/commerce/management/http.ts'
import {
  correctedAddress,
  correctedEmail,
  orderNote,
  resending,
} from '#src/services/commerce/management/orders/contact-fields.ts'
import {
  cancellation,
  correction,
  delivery,
  goodsReturn,
  listing,
  orderReading,
  refundFields,
  shipment,
} from '#src/services/commerce/management/orders/fields.ts'
import { packingQuery, shipmentTable } from '#src/services/commerce/management/packing/fields.ts'
import { personQuery } from '#src/services/commerce/management/personal-data-routes.ts'
import { newPlan, planListing, priceTable } from '#src/services/commerce/management/price-plans/fields.ts'
import { priceChange } from '#src/services/commerce/management/price-routes.ts'
import { productFields } from '#src/services/commerce/management/products/fields.ts'
import { setupFields } from '#src/services/commerce/management/setup/fields.ts'
import {
  countFile,
  moveListing,
  stockChange,
  stockDetails,
  stockListing,
} from '#src/services/commerce/management/stock/fields.ts'
import { newVoucher } from '#src/services/commerce/management/vouchers/fields.ts'
import { handling } from '#src/services/commerce/management/withdrawal-routes.ts'
import * as bookAnswers from './answers/books.ts'
import * as answers from './answers/management.ts'
import { refundPreview } from './answers/orders.ts'
import type { Operations } from './operation.ts'

const goods: Operations = {
  'GET /stock': {
    summary: 'List the stock of all items, sorted by item, or as CSV with `Accept: text/csv`',
    query: stockListing,
    answers: { 200: answers.stockList },
    fails: [406],
  },
  'POST /stock': {
    summary: 'Check a stock count in CSV; with `apply`, also store it',
    body: countFile,
    answers: { 200: answers.stockCount },
    fails: [409],
  },
  'GET /stock/:item/moves': {
    summary: "List the changes of an item's stock, the newest first",
    query: moveListing,
    answers: { 200: answers.stockMoves },
    fails: [404, 406],
  },
  'PATCH /stock/:item': {
    summary: 'Set an item’s place on the shelf, and the quantity at which its stock counts as low',
    body: stockDetails,
    answers: { 200: answers.stockItem },
    fails: [404],
  },
  'PUT /stock/:item': {
    summary: 'Set or change the stock of an item',
    body: stockChange,
    answers: { 200: answers.stock },
    fails: [404, 409],
  },
  'PUT /prices/:product/:pricelist': {
    summary: 'Set a price',
    body: priceChange,
    answers: { 200: answers.price },
    fails: [404],
  },
  'GET /prices/planned': {
    summary: 'List planned prices',
    query: planListing,
    answers: { 200: answers.pricePlans },
    fails: [406],
  },
  'POST /prices/planned': {
    summary: 'Plan a price that begins at a given time, optionally with an end',
    body: newPlan,
    answers: { 201: answers.pricePlan },
    fails: [404],
  },
  'DELETE /prices/planned/:plan': {
    summary: 'End a planned price, or cancel it before it begins',
    answers: { 200: answers.pricePlan },
    fails: [404],
  },
  'POST /prices': {
    summary: 'Check prices in CSV; with `apply`, also set or plan all of them',
    body: priceTable,
    answers: { 200: answers.priceTable },
  },
  'GET /products': { summary: 'List products', query: pagingQuery, answers: { 200: answers.products }, fails: [406] },
  'GET /products/:product': { summary: 'Read a product', answers: { 200: answers.product }, fails: [404] },
  'PUT /products/:product': {
    summary: 'Create or change a product',
    body: productFields,
    answers: { 200: answers.product, 201: answers.product },
    fails: [409],
  },
  'GET /categories': { summary: 'List categories', answers: { 200: answers.categories } },
  'PUT /categories/:category': {
    summary: 'Create or change a category',
    body: categoryFields,
    answers: { 200: answers.category },
    fails: [409],
  },
}

const sales: Operations = {
  'GET /orders': { summary: 'List orders', query: listing, answers: { 200: answers.orders }, fails: [406] },
  'GET /orders/:number': {
    summary: 'Read an order',
    query: orderReading,
    answers: { 200: answers.oneOrder },
    fails: [404, 406],
  },
  'GET /orders/:number/receipt.pdf': {
    summary: 'Redirect to the receipt of an order, once its payment is captured',
    answers: { 303: null },
    fails: [404],
  },
  'GET /orders/:number/credit-notes/:credit': {
    summary: 'Redirect to the credit note of a refund; `credit` is its number followed by `.pdf`',
    answers: { 303: null },
    fails: [404],
  },
  'GET /orders/:number/summary.pdf': {
    summary: 'Redirect to a printable order for operators, in their language',
    query: orderReading,
    answers: { 303: null },
    fails: [404, 406],
  },
  'POST /orders/:number/start': {
    summary: 'Record that an order is being packed',
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'POST /orders/:number/shipments': {
    summary: 'Record a shipment that contains an order, or a part of it',
    body: shipment,
    answers: { 201: answers.oneOrder },
    fails: [404, 406, 409],
  },
  'PUT /orders/:number/shipments/:shipment': {
    summary: "Correct a shipment's carrier and tracking",
    body: correction,
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'POST /orders/:number/deliveries': {
    summary: 'Record that one shipment of an order, or all of them, arrived',
    body: delivery,
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'POST /orders/:number/cancellation': {
    summary: 'Cancel an order that was not sent',
    body: cancellation,
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'POST /orders/:number/returns': {
    summary: 'Record returned goods',
    body: goodsReturn,
    answers: { 201: answers.oneOrder },
    fails: [404, 406, 409],
  },
  'POST /orders/:number/refunds': {
    summary:
      'Refund a whole order, some of its lines, its shipping or an amount; with `preview`, only calculate the sums',
    body: refundFields,
    answers: { 200: refundPreview, 201: answers.oneOrder },
    fails: [404, 406, 409],
  },
  'POST /orders/:number/refunds/:reference/retry': {
    summary: 'Request a failed refund again',
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'POST /orders/:number/notes': {
    summary: 'Add a note to an order’s history; buyers do not see it',
    body: orderNote,
    answers: { 201: answers.oneOrder },
    fails: [404],
  },
  'PUT /orders/:number/delivery-address': {
    summary:
      'Correct the delivery address before a parcel is sent; the country, the tax and the price must stay the same',
    body: correctedAddress,
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'PUT /orders/:number/email': {
    summary: 'Correct the e-mail address for later mails, before a parcel is sent',
    body: correctedEmail,
    answers: { 201: answers.oneOrder },
    fails: [404, 409],
  },
  'POST /orders/:number/mails': {
    summary: 'Send the newest mail of a kind again; at most five mails a day for each order',
    body: resending,
    answers: { 201: answers.oneOrder },
    fails: [404, 409, 429],
  },
  'GET /orders/pick': {
    summary: 'List the items to fetch for orders, sorted by their place on the shelf',
    query: packingQuery,
    answers: { 200: answers.pickList },
    fails: [406],
  },
  'GET /orders/slips.pdf': {
    summary: 'Redirect to the packing slips for orders; they show no prices',
    query: packingQuery,
    answers: { 303: null },
    fails: [406, 409],
  },
  'GET /orders/labels.csv': {
    summary: 'Read the addresses of orders, as a file that a carrier’s program can import',
    query: packingQuery,
    answers: { 200: answers.labels },
    file: 'text/csv',
    fails: [406, 409],
  },
  'GET /orders/return-labels.csv': {
    summary: 'Read the addresses that goods come back from, as a file for return labels in a carrier’s program',
    query: packingQuery,
    answers: { 200: answers.labels },
    file: 'text/csv',
    fails: [406, 409],
  },
  'POST /shipments': {
    summary: 'Check a list of parcels in CSV; with `apply`, also record them',
    body: shipmentTable,
    answers: { 200: answers.shipmentTable },
  },
  'GET /today': { summary: 'Count the tasks that wait for the operators', answers: { 200: answers.today } },
  'GET /withdrawals': {
    summary: 'List withdrawals',
    query: pagingQuery,
    answers: { 200: answers.withdrawals },
    fails: [406],
  },
  'GET /withdrawals/due': {
    summary: 'List the refunds that are due for withdrawals, the most urgent first',
    answers: { 200: answers.dueWithdrawals },
  },
  'POST /withdrawals/:withdrawal/handled': {
    summary: 'Mark a withdrawal as dealt with: nothing more will be refunded for it',
    body: handling,
    answers: { 200: answers.handled },
    fails: [404, 409],
  },
  'GET /customers': {
    summary: 'List customers',
    query: customerQuery,
    answers: { 200: answers.customers },
    fails: [406],
  },
  'POST /personal-data': {
    summary: 'Export what is stored about a person, by their e-mail address',
    body: personQuery,
    answers: { 200: answers.personalData },
  },
  'POST /personal-data/erasure': {
    summary: 'Erase a guest or a customer; orders stay as long as bookkeeping law requires',
    body: personQuery,
    answers: { 200: answers.erasure },
  },
  'GET /vouchers': { summary: 'List vouchers', answers: { 200: answers.vouchers } },
  'POST /vouchers': {
    summary: 'Create a voucher',
    body: newVoucher,
    answers: { 201: answers.newVoucher },
    fails: [404, 409],
  },
  'PUT /vouchers/:voucher': {
    summary: 'Change a voucher',
    body: newVoucher,
    answers: { 200: answers.newVoucher },
    fails: [404],
  },
  'DELETE /vouchers/:voucher': { summary: 'End a voucher', answers: { 200: answers.voucher }, fails: [404] },
}

const books: Operations = {
  'GET /documents': {
    summary: 'List receipts and credit notes, also as CSV',
    query: documentListing,
    answers: { 200: bookAnswers.documents },
    fails: [406],
  },
  'GET /ledger': {
    summary: 'List daily totals by country, tax rate and currency, also as CSV',
    query: ledgerDays,
    answers: { 200: bookAnswers.ledger },
    fails: [406],
  },
  'GET /payouts': {
    summary: "List the payment provider's payouts by day, with their entries and fees",
    query: ledgerDays,
    answers: { 200: bookAnswers.payouts },
    fails: [406],
  },
  'GET /payments/refused': {
    summary:
      'List the reasons why payments could not be started in the last 30 days, if only the merchant can resolve them',
    answers: { 200: bookAnswers.refused },
  },
  'GET /payments/unreturned': {
    summary: 'List payments without an order whose money the provider refused to refund',
    answers: { 200: bookAnswers.unreturned },
  },
  'POST /payments/:reference/returned': {
    summary: 'Record that the money for a payment without an order was returned in another way',
    body: returnedMoney,
    answers: { 200: bookAnswers.returned },
    fails: [404, 406],
  },
  'GET /refunds': {
    summary: 'List refunds that are not confirmed yet, and refunds that failed',
    query: refundListing,
    answers: { 200: bookAnswers.refunds },
    fails: [406],
  },
}

const setup: Operations = {
  'GET /setup': { summary: 'Read the markets, countries and shipping methods', answers: { 200: answers.setup } },
  'PUT /setup': {
    summary: 'Set the markets, countries and shipping methods',
    body: setupFields,
    answers: { 200: answers.setup },
    fails: [409],
  },
}

const log: Operations = {
  'GET /audit': {
    summary: 'Read the log of changes and rejected requests, the newest first; with `Accept: text/csv`, as CSV',
    query: auditQuery,
    answers: { 200: answers.log },
    fails: [406],
  },
}

export const managementOperations = { Goods: goods, Sales: sales, Books: books, Setup: setup, Log: log }
