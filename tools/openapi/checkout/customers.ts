import * as v from 'valibot'
import { addressInput } from '#src/services/commerce/addresses/fields.ts'
import * as fields from '#src/services/commerce/customers/fields.ts'
import { newPasskey, usedPasskey } from '#src/services/commerce/customers/passkeys/fields.ts'
import { resetMail } from '#src/services/commerce/customers/passwords/resets.ts'
import { wishlistPaging } from '#src/services/commerce/customers/wishlist-routes.ts'
import { signUpFields, stockRequest } from '#src/services/commerce/newsletter/routes.ts'
import { done } from '../answers/basics.ts'
import {
  addressee,
  addressesAnswer,
  dataAnswer,
  noticesAnswer,
  passkeyOptions,
  passkeysAnswer,
  sessionsAnswer,
  subscribed,
  unsubscribed,
  wishlistAnswer,
} from '../answers/orders.ts'
import { customerAnswer, selectionAnswer } from '../answers/selection.ts'
import type { Operations } from '../operation.ts'

const changed = { 200: selectionAnswer }

/** The query parameters of links in emails. */
const link = v.object({ i: v.string(), id: v.string() })

export const customerOperations: Operations = {
  'POST /register': {
    summary: 'Create an account and log in',
    body: fields.registrationFields,
    answers: changed,
    fails: [403, 409, 429],
  },
  'POST /login/:email': { summary: 'Log in', body: fields.credentials, answers: changed, fails: [403, 429] },
  'POST /passkey-login/options': {
    summary: 'Begin to log in with a passkey',
    answers: { 200: passkeyOptions },
    fails: [429],
  },
  'POST /passkey-login': {
    summary: 'Log in with a passkey',
    body: usedPasskey,
    answers: changed,
    fails: [403, 429],
  },
  'POST /logout': { summary: 'Log out', answers: changed, fails: [403] },
  'GET /customer': { summary: 'Read the logged-in customer', answers: { 200: customerAnswer }, fails: [403] },
  'PUT /customer/update': {
    summary: 'Change the customer’s details',
    body: fields.detailUpdate,
    answers: changed,
    fails: [403, 409, 429],
  },
  'PUT /address': { summary: 'Change the customer’s address', body: fields.address, answers: changed, fails: [403] },
  'PUT /email': {
    summary: 'Mail a link that changes the customer’s e-mail address',
    body: fields.newEmail,
    answers: changed,
    fails: [403, 409, 429],
  },
  'PUT /password': {
    summary: 'Change the password',
    body: fields.passwordChange,
    answers: changed,
    fails: [403, 429],
  },
  'POST /password-reset-email/:email': {
    summary: 'Request an e-mail with a password reset link',
    body: resetMail,
    answers: { 200: done },
    fails: [429],
  },
  'POST /password-reset': {
    summary: 'Set a new password with a reset link',
    body: fields.passwordReset,
    answers: changed,
    fails: [403],
  },
}

const addresses = { body: addressInput, fails: [403, 412] }

export const addressOperations: Operations = {
  'GET /customer/addresses': {
    summary: 'Read the saved addresses, the default for deliveries first',
    answers: { 200: addressesAnswer },
    fails: [403],
  },
  'POST /customer/addresses': { summary: 'Save a new address', answers: { 201: addressesAnswer }, ...addresses },
  'PUT /customer/addresses/:address': {
    summary: 'Change a saved address',
    answers: { 200: addressesAnswer },
    ...addresses,
    fails: [403, 404],
  },
  'DELETE /customer/addresses/:address': {
    summary: 'Remove a saved address',
    answers: { 200: addressesAnswer },
    fails: [403, 404],
  },
}

export const accountOperations: Operations = {
  'GET /customer/data': {
    summary: 'Read all stored data of the customer',
    answers: { 200: dataAnswer },
    fails: [403, 429],
  },
  'POST /customer/deletion': {
    summary: 'Delete the account, and log out everywhere',
    body: fields.credentials,
    answers: changed,
    fails: [403, 429],
  },
  'GET /customer/sessions': {
    summary: 'List the customer’s sessions, the current one first',
    answers: { 200: sessionsAnswer },
    fails: [403],
  },
  'DELETE /customer/sessions': {
    summary: 'End all other sessions',
    answers: { 200: sessionsAnswer },
    fails: [403],
  },
  'DELETE /customer/sessions/:session': {
    summary: 'End another session',
    answers: { 200: sessionsAnswer },
    fails: [403, 404],
  },
  'GET /customer/passkeys': {
    summary: 'List the customer’s passkeys, the newest first',
    answers: { 200: passkeysAnswer },
    fails: [403],
  },
  'POST /customer/passkeys/options': {
    summary: 'Begin to add a passkey',
    answers: { 200: passkeyOptions },
    fails: [403],
  },
  'POST /customer/passkeys': {
    summary: 'Add a passkey',
    body: newPasskey,
    answers: { 200: passkeysAnswer },
    fails: [403, 409],
  },
  'DELETE /customer/passkeys/:passkey': {
    summary: 'Remove a passkey',
    answers: { 200: passkeysAnswer },
    fails: [403, 404],
  },
  'GET /customer/notices': {
    summary: 'Read the stock notices that the customer waits for; empty until their e-mail address is confirmed',
    answers: { 200: noticesAnswer },
    fails: [403],
  },
  'DELETE /customer/notices/:notice': {
    summary: 'Cancel a request for a stock notice',
    answers: { 200: noticesAnswer },
    fails: [403, 404],
  },
  'GET /email-confirmation': {
    summary: 'Read the new e-mail address that a confirmation link is for',
    query: link,
    answers: { 200: addressee },
    fails: [404],
  },
  'POST /email-confirmation': {
    summary: 'Confirm a new e-mail address',
    query: link,
    answers: { 200: addressee },
    fails: [404, 409],
  },
  'GET /email-stop': {
    summary: 'Read the old e-mail address that an undo link is for',
    query: link,
    answers: { 200: addressee },
    fails: [404],
  },
  'POST /email-stop': {
    summary: 'Undo a change of the e-mail address, end all sessions and remove the password',
    query: link,
    answers: { 200: addressee },
    fails: [404, 409],
  },
}

const list = { answers: { 200: wishlistAnswer }, fails: [403, 404] }
const entry = { ...list, fails: [...list.fails, 412] }

export const wishlistOperations: Operations = {
  'GET /customer/wishlists/:wishlist': {
    summary: 'Read the wishlist',
    query: wishlistPaging,
    ...list,
    fails: [403, 404, 406],
  },
  'POST /customer/wishlists/:wishlist/items/:product': { summary: 'Add to the wishlist', ...entry },
  'DELETE /customer/wishlists/:wishlist/items/:product': { summary: 'Remove from the wishlist', ...list },
}

export const newsletterOperations: Operations = {
  'POST /newsletter-subscription/:email': {
    summary: 'Sign up for the newsletter or for a back-in-stock notice',
    body: signUpFields,
    answers: { 200: subscribed },
    fails: [404, 429],
  },
  'POST /newsletter-subscription': {
    summary: 'Sign up, with the e-mail address in the body',
    body: signUpFields,
    answers: { 200: subscribed },
    fails: [404, 429],
  },
  'POST /back-in-stock-subscription': {
    summary: 'Request a notice when an item is back in stock',
    body: stockRequest,
    answers: { 200: subscribed },
    fails: [404, 429],
  },
  'GET /newsletter-confirmation': {
    summary: 'Read the e-mail address that a confirmation link is for',
    query: link,
    answers: { 200: addressee },
    fails: [404],
  },
  'POST /newsletter-confirmation': {
    summary: 'Confirm a subscription',
    query: link,
    answers: { 200: subscribed },
    fails: [404],
  },
  'GET /newsletter-unsubscription': {
    summary: 'Read the e-mail address that an unsubscribe link is for',
    query: link,
    answers: { 200: addressee },
    fails: [404],
  },
  'POST /newsletter-unsubscription': {
    summary: 'Unsubscribe',
    query: link,
    answers: { 200: unsubscribed },
    fails: [404],
  },
}
