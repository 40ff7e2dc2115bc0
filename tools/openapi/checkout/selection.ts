import * as v from 'valibot'
import { paymentFields } from '#src/services/commerce/selection/checkout-fields.ts'
import { addedFields, bulk, itemFields, lineFields } from '#src/services/commerce/selection/fields.ts'
import { moving, scope, selectionReading } from '#src/services/commerce/selection/routes.ts'
import { addedVoucher, removedVoucher } from '#src/services/commerce/vouchers/routes.ts'
import { done } from '../answers/basics.ts'
import { noCountry, oneCountry } from '../answers/places.ts'
import { bulkAnswer, selectionAnswer, soldOut } from '../answers/selection.ts'
import type { Operations } from '../operation.ts'

const changed = { 200: selectionAnswer }
const lineChanged = { 200: selectionAnswer, 410: soldOut }

export const selectionOperations: Operations = {
  'GET /selection': { summary: 'Read the selection', answers: changed },
  'PUT /selection': {
    summary: 'Move the selection to a market and a price list',
    body: scope,
    answers: changed,
    fails: [403, 404],
    secret: true,
  },
  'PUT /selection/:selection': {
    summary: 'Resume a selection, which must belong to the session',
    body: selectionReading,
    answers: { 200: v.union([selectionAnswer, done]) },
    fails: [404],
  },
  'PUT /items': {
    summary: 'Change many lines and add many items',
    body: bulk,
    answers: { 200: bulkAnswer },
    fails: [404, 406],
  },
  'POST /items/:item': {
    summary: 'Add an item',
    body: addedFields,
    answers: { 201: selectionAnswer, 410: soldOut },
    fails: [403, 404, 412],
  },
  'POST /items/:item/quantity/:quantity': {
    summary: 'Add a quantity of an item',
    body: itemFields,
    answers: { 201: selectionAnswer, 410: soldOut },
    fails: [403, 404, 412],
  },
  'PUT /lines/:line/quantity/:quantity': {
    summary: 'Set a line’s quantity; 0 removes it',
    answers: lineChanged,
    fails: [404, 406],
  },
  'POST /lines/:line/quantity/:quantity': {
    summary: 'Increase a line’s quantity',
    answers: lineChanged,
    fails: [404, 406],
  },
  'DELETE /lines/:line/quantity/:quantity': {
    summary: 'Decrease a line’s quantity',
    answers: lineChanged,
    fails: [404, 406],
  },
  'POST /lines/:line': { summary: 'Increase a line’s quantity', body: lineFields, answers: lineChanged, fails: [404] },
  'DELETE /lines/:line': {
    summary: 'Remove a line, or a part of its quantity',
    body: lineFields,
    answers: lineChanged,
    fails: [404],
  },
  'PUT /countries/:country': { summary: 'Choose the country', body: moving, answers: changed, fails: [404] },
  'PUT /countries/:country/states/:state': {
    summary: 'Choose the country and the state',
    body: moving,
    answers: changed,
    fails: [404],
  },
  'GET /countries/auto': {
    summary: 'Choose the country of the visitor’s network address',
    answers: { 200: oneCountry, 404: noCountry },
  },
  'PUT /languages/:language': { summary: 'Choose the language', answers: changed, fails: [404] },
  'PUT /shipping-methods/:shippingMethod': { summary: 'Choose the shipping method', answers: changed, fails: [404] },
  'PUT /payment-methods/:paymentMethod': { summary: 'Choose the payment method', answers: changed, fails: [404] },
  'PUT /payment-fields': { summary: 'Store the fields of the checkout', body: paymentFields, answers: changed },
}

export const voucherOperations: Operations = {
  'POST /vouchers': { summary: 'Add a voucher', body: addedVoucher, answers: changed, fails: [404, 412] },
  'DELETE /vouchers': { summary: 'Remove one or all vouchers', body: removedVoucher, answers: changed, fails: [404] },
  'DELETE /vouchers/:voucher': { summary: 'Remove a voucher', answers: changed, fails: [404] },
}
