import * as v from 'valibot'
import { CommandError, callService, shopUrl } from './api.ts'

interface Invitation {
  role?: string
  name?: string
  language?: string
  /** Roles at the desk, separated by commas. */
  desk?: string
}

const deskRoles = v.array(v.string())
const added = v.object({ name: v.string(), role: v.string(), deskRoles })

/** Invites an editor; the email contains a link that logs them in. */
export async function invite(email: string, { role = 'write', name, language, desk }: Invitation): Promise<string[]> {
  if (!email)
    throw new CommandError('Name an email address, e.g.: npm run content -- invite astrid@example.com --role publish')
  const deskRoles = desk?.split(',').map(text => text.trim())
  const body = { email, role, ...(name && { name }), ...(language && { language }), ...(deskRoles && { deskRoles }) }
  const editor = v.parse(added, await callService('POST', '/editors', body))
  const roles = [editor.role, ...editor.deskRoles].join(', ')
  return [`Invited ${editor.name} with the role ${roles}. The email contains a link to ${shopUrl()}/editing.`]
}

const listed = v.object({
  editors: v.array(
    v.object({ email: v.string(), name: v.string(), role: v.string(), deskRoles, usedAt: v.nullable(v.string()) }),
  ),
})

/** Returns one line per editor, with the time of their last activity. */
export async function listPeople(): Promise<string[]> {
  const { editors } = v.parse(listed, await callService('GET', '/editors'))
  if (editors.length === 0) return ['Nobody has been invited yet.']
  return editors.map(
    ({ email, name, role, deskRoles: atDesk, usedAt }) =>
      `${[role, ...atDesk].join(' ').padEnd(24)}${email.padEnd(36)}${name.padEnd(28)}${usedAt ? `last active ${usedAt}` : 'never logged in'}`,
  )
}
