import type { PlainKey } from '#client/shared/texts/translate.ts'
import type { EditorCall } from './ask.ts'

/** A form's field, trimmed; empty when it is missing. */
export type ActionField = (name: string) => string

interface Action {
  call: (field: ActionField) => EditorCall
  /** What is said when it is done. */
  said?: Said
}

/** What the page says after a form, by the value in its address. */
export const said = {
  link: 'editors.saidLink',
  invited: 'editors.saidInvited',
  done: 'editors.saidDone',
} as const satisfies Record<string, PlainKey>

export type Said = keyof typeof said

export const isSaid = (text: string): text is Said => Object.hasOwn(said, text)

const id = (field: ActionField) => encodeURIComponent(field('id'))

/** What the page's forms ask of the content service, by the value of their button. */
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
      return { method: 'POST', path: '/editors', body: { email, role, language, ...(name && { name }) } }
    },
    said: 'invited',
  },
  role: {
    call: field => ({ method: 'PUT', path: `/editors/${id(field)}`, body: { role: field('role') } }),
    said: 'done',
  },
  remove: { call: field => ({ method: 'DELETE', path: `/editors/${id(field)}` }), said: 'done' },
  token: {
    call: field => {
      const [name, role, type] = ['name', 'role', 'type'].map(field)
      return { method: 'POST', path: '/tokens', body: { name, role, type: type || null } }
    },
  },
  'end-token': { call: field => ({ method: 'DELETE', path: `/tokens/${id(field)}` }), said: 'done' },
}

/** Why the content service refused, as the page says it. */
export function accessError(status: number, body: unknown): PlainKey {
  const isAbout = (field: string) => JSON.stringify(body).includes(`"${field}":`)
  if (status === 403) return 'editors.problemForbidden'
  if (status === 404) return 'editors.problemGone'
  if (status === 409) return isAbout('email') ? 'editors.problemEmail' : 'editors.problemOwner'
  if (status === 422) return 'editors.problemInvalid'
  return status === 429 ? 'editors.problemTooMany' : 'editors.problemFailed'
}
