import * as v from 'valibot'
import { editorChangeSchema as changedEditor, newEditorSchema } from '#src/services/content/editors/people-routes.ts'
import { newTokenSchema as newToken } from '#src/services/content/editors/token-routes.ts'
import { authentication, passkeyRegistration } from '#src/services/content/login/answers.ts'
import { linkLoginSchema, linkRequestSchema, localLoginSchema } from '#src/services/content/login/routes.ts'
import * as answers from './answers/content.ts'
import type { Operations } from './operation.ts'

const text = v.optional(v.string())
const { nothing } = answers

export const login: Operations = {
  'POST /login/link': {
    summary: 'Request a login link by mail',
    body: linkRequestSchema,
    answers: { 202: nothing },
    fails: [403, 429],
  },
  'POST /login/link/use': {
    summary: 'Log in with a mailed link',
    body: linkLoginSchema,
    answers: { 201: answers.entered },
    fails: [403, 404, 429],
  },
  'POST /login/passkey/options': {
    summary: 'Begin to log in with a passkey',
    answers: { 200: answers.options },
    fails: [403, 429],
  },
  'POST /login/passkey': {
    summary: 'Log in with a passkey',
    body: authentication,
    answers: { 201: answers.entered },
    fails: [403, 429],
  },
  'POST /login/access': {
    summary: 'Log in through Cloudflare Access',
    answers: { 201: answers.entered },
    fails: [403, 404],
  },
  'POST /login/local': {
    summary: 'Log in on a developer’s machine',
    body: localLoginSchema,
    answers: { 201: answers.entered },
    fails: [403, 404],
  },
  'GET /session': { summary: 'Read the caller’s identity', answers: { 200: answers.session } },
  'POST /identity': {
    summary: 'Get a token that tells the commerce service who the caller is',
    answers: { 200: answers.deskIdentity },
    fails: [404],
  },
  'DELETE /session': { summary: 'Log out', answers: { 200: nothing }, fails: [409] },
  'GET /sessions': { summary: 'List the caller’s sessions', answers: { 200: answers.sessions } },
  'DELETE /sessions/:id': { summary: 'End a session', answers: { 200: nothing }, fails: [403, 404] },
  'GET /passkeys': { summary: 'List the caller’s passkeys', answers: { 200: answers.passkeys }, fails: [403] },
  'POST /passkeys/options': {
    summary: 'Begin to add a passkey',
    answers: { 200: answers.options },
    fails: [403],
  },
  'POST /passkeys': {
    summary: 'Add a passkey',
    body: passkeyRegistration,
    answers: { 201: answers.passkey },
    fails: [403, 409],
  },
  'DELETE /passkeys/:id': { summary: 'Remove a passkey', answers: { 200: nothing }, fails: [403, 404] },
}

export const access: Operations = {
  'GET /editors': { summary: 'List editors', answers: { 200: answers.editors }, fails: [403] },
  'POST /editors': {
    summary: 'Invite an editor by mail',
    body: newEditorSchema,
    answers: { 201: answers.editor },
    fails: [403, 409],
  },
  'PUT /editors/:id': {
    summary: 'Change an editor’s name or role',
    body: changedEditor,
    answers: { 200: answers.editor },
    fails: [403, 404, 409],
  },
  'DELETE /editors/:id': { summary: 'Remove an editor', answers: { 200: nothing }, fails: [403, 404, 409] },
  'GET /events': {
    summary: 'List changes to access rights, and rejected logins',
    query: v.object({ before: text }),
    answers: { 200: answers.events },
    fails: [403, 422],
  },
  'GET /tokens': { summary: 'List the access tokens of programs', answers: { 200: answers.tokens }, fails: [403] },
  'POST /tokens': { summary: 'Create a token', body: newToken, answers: { 201: answers.token }, fails: [403] },
  'DELETE /tokens/:id': { summary: 'Revoke a token', answers: { 200: nothing }, fails: [403, 404] },
}
