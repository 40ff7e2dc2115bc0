import type { PlainKey } from '#client/shared/texts/translate.ts'
import type { EditorCall } from './ask.ts'

/** Returns the trimmed value of a form field; empty when it is missing. */
export type ActionField = (name: string) => string

interface Action {
  call: (field: ActionField) => EditorCall
  /** The confirmation that the page shows if the call succeeds. */
  said?: EditorConfirmation
}

/**
 * The confirmations shown after a form was submitted, keyed by the value of `said` in the query.
 */
export const editorConfirmations = {
  link: 'editors.saidLink',
  invited: 'editors.saidInvited',
  done: 'editors.saidDone',
} as const satisfies Record<string, PlainKey>

export type EditorConfirmation = keyof typeof editorConfirmations

export const isEditorConfirmation = (text: string): text is EditorConfirmation =>
  Object.hasOwn(editorConfirmations, text)

const id = (field: ActionField) => encodeURIComponent(field('id'))

const listDeskRoles = (field: ActionField) =>
  ['pack', 'service', 'accounts', 'own'].filter(role => field(`desk-${role}`))

/** The forms' calls to the content service, keyed by the value of the form field `do`. */
export const actions: Record<string, Action> = {
  link: { call: field => ({ method: 'POST', path: '/login/link', body: { email: field('email') } }), said: 'link' },
  local: { call: () => ({ method: 'POST', path: '/login/local', body: {} }) },
  access: { call: () => ({ method: 'POST', path: '/login/access', body: {} }) },
  'log-out': { call: () => ({ method: 'DELETE', path: '/session' }) },
  'end-session': { call: field => ({ method: 'DELETE', path: `/sessions/${id(field)}` }), said: 'done' },
  'remove-passkey': { call: field => ({ method: 'DELETE', path: `/passkeys/${id(field)}` }), said: 'done' },
  invite: {
    call: field => {
      const [email, role, name, language] = ['email', 'role', 'name', 'language'].map(field)
      const body = { email, role, language, deskRoles: listDeskRoles(field), ...(name && { name }) }
      return { method: 'POST', path: '/editors', body }
    },
    said: 'invited',
  },
  role: {
    call: field => ({
      method: 'PUT',
      path: `/editors/${id(field)}`,
      body: { role: field('role'), deskRoles: listDeskRoles(field) },
    }),
    said: 'done',
  },
  remove: { call: field => ({ method: 'DELETE', path: `/editors/${id(field)}` }), said: 'done' },
  token: {
    call: field => {
      const [name, role, type, expires] = ['name', 'role', 'type', 'expires'].map(field)
      const operations = field('operations')
        .split(/[\s,]+/)
        .filter(Boolean)
      const body = {
        ...{ name, role, type: type || null, deskRoles: listDeskRoles(field) },
        ...(operations.length > 0 && { operations }),
        ...(expires && { expiresAt: `${expires}T23:59:59Z` }),
      }
      return { method: 'POST', path: '/tokens', body }
    },
  },
  'end-token': { call: field => ({ method: 'DELETE', path: `/tokens/${id(field)}` }), said: 'done' },
}

/** Returns the page's message for an error of the content service. */
export function toAccessError(status: number, body: unknown): PlainKey {
  const isAbout = (field: string) => JSON.stringify(body).includes(`"${field}":`)
  if (status === 403) return 'editors.problemForbidden'
  if (status === 404) return 'editors.problemGone'
  if (status === 409) return isAbout('email') ? 'editors.problemEmail' : 'editors.problemOwner'
  if (status === 422) return 'editors.problemInvalid'
  return status === 429 ? 'editors.problemTooMany' : 'editors.problemFailed'
}
