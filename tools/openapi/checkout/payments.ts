import * as v from 'valibot'
import { orderPaging } from '#src/services/commerce/customers/fields.ts'
import { inquiry } from '#src/services/commerce/inquiries/fields.ts'
import { printQuery } from '#src/services/commerce/management/packing/fields.ts'
import { orderClaim } from '#src/services/commerce/orders/find.ts'
import { paymentData, paymentResult } from '#src/services/commerce/selection/checkout-fields.ts'
import { claim, confirmation } from '#src/services/commerce/withdrawals/routes.ts'
import { done } from '../answers/basics.ts'
import * as orders from '../answers/orders.ts'
import { correctedOrNot, soldOut } from '../answers/selection.ts'
import type { Operations } from '../operation.ts'

export const paymentOperations: Operations = {
  'POST /payment': {
    summary: 'Pay for the selection',
    body: paymentData,
    answers: { 200: orders.paymentAnswer, 201: orders.paidAnswer, 410: correctedOrNot, 412: correctedOrNot },
    fails: [403, 404, 409, 429],
  },
  'POST /payment-result': {
    summary: 'Place the order that a payment is for, with the fields that the return page received',
    body: paymentResult,
    answers: { 201: orders.orderAnswer, 410: soldOut },
    fails: [404, 412],
  },
  'POST /payment-notifications/:method': {
    summary: 'Receive a signed notification from a payment provider',
    body: v.record(v.string(), v.unknown()),
    answers: { 200: orders.received },
    fails: [404],
  },
  'GET /payment-cancel/:reference': {
    summary: 'Cancel a payment and go back to the shop',
    answers: { 303: null },
    fails: [404],
  },
}

/** The key that links to an order contain, in mails and in the account. */
const orderKey = v.object({ until: v.optional(v.string()), key: v.optional(v.string()) })

export const orderOperations: Operations = {
  'GET /receipt': { summary: 'Read the session’s last order', answers: { 200: orders.orderAnswer }, fails: [404] },
  'GET /order-status/:reference': {
    summary:
      'Read an order; without a key, only its state once 90 days have passed since its last change (an extension)',
    query: v.object({
      ...orderKey.entries,
      language: v.pipe(
        v.optional(v.string()),
        v.description('The language of names; by default, the buyer’s language'),
      ),
    }),
    answers: { 200: orders.linkedOrderAnswer },
    fails: [404],
  },
  'POST /order-links': {
    summary: 'Request an e-mail with the link to an order, by the order’s number and e-mail address (an extension)',
    body: orderClaim,
    answers: { 200: done },
    fails: [429],
  },
  'GET /order-status/:reference/receipt': {
    summary: 'Read the receipt of an order, once its payment is captured (an extension)',
    query: orderKey,
    answers: { 200: orders.documentAnswer },
    fails: [404],
  },
  'GET /order-status/:reference/credit-notes/:number': {
    summary: 'Read the credit note of a refund (an extension)',
    query: orderKey,
    answers: { 200: orders.documentAnswer },
    fails: [404],
  },
  'GET /packing-slips': {
    summary: 'Read the packing slips for orders, with the key from a link for operators (an extension)',
    query: printQuery,
    answers: { 200: orders.slipsAnswer },
    fails: [404],
  },
  'GET /order-summary': {
    summary: 'Read an order as operators print it, with the key from a link for operators (an extension)',
    query: printQuery,
    answers: { 200: orders.summaryAnswer },
    fails: [404],
  },
  'POST /orders': {
    summary: 'List the customer’s orders',
    body: orderPaging,
    answers: { 200: orders.ordersAnswer },
    fails: [403],
  },
}

export const withdrawalOperations: Operations = {
  'POST /withdrawals': {
    summary: 'Start a withdrawal from a contract (an extension)',
    body: claim,
    answers: { 201: orders.withdrawalAnswer },
    fails: [429],
  },
  'GET /withdrawals/:reference': {
    summary: 'Read a withdrawal',
    answers: { 200: orders.withdrawalAnswer },
    fails: [404],
  },
  'POST /withdrawals/:reference/confirmation': {
    summary: 'Confirm a withdrawal',
    body: confirmation,
    answers: { 200: orders.withdrawalAnswer, 201: orders.withdrawalAnswer },
    fails: [404, 409, 410],
  },
}

export const inquiryOperations: Operations = {
  'GET /inquiries': {
    summary: 'Read whether the shop accepts inquiries (an extension)',
    answers: { 200: orders.openAnswer },
    fails: [404],
  },
  'POST /inquiries': {
    summary: 'Send an inquiry to the shop, and a confirmation to the sender',
    body: inquiry,
    answers: { 201: orders.inquiryAnswer },
    fails: [404, 429],
  },
}
