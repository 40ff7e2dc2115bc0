import * as v from 'valibot'
import { CommandError, callService, shopUrl } from './api.ts'

interface Invitation {
  role?: string
  name?: string
  language?: string
}

const added = v.object({ name: v.string(), role: v.string() })

/** Invites an editor; the email contains a link that logs them in. */
export async function invite(email: string, { role = 'write', name, language }: Invitation): Promise<string[]> {
  if (!email)
    throw new CommandError('Name an email address, e.g.: npm run content -- invite astrid@example.com --role publish')
  const body = { email, role, ...(name && { name }), ...(language && { language }) }
  const editor = v.parse(added, await callService('POST', '/editors', body))
  return [`Invited ${editor.name} with the role ${editor.role}. The email contains a link to ${shopUrl()}/editing.`]
}

const listed = v.object({
  editors: v.array(v.object({ email: v.string(), name: v.string(), role: v.string(), usedAt: v.nullable(v.string()) })),
})

/** Returns one line per editor, with the time of their last activity. */
export async function listPeople(): Promise<string[]> {
  const { editors } = v.parse(listed, await callService('GET', '/editors'))
  if (editors.length === 0) return ['Nobody has been invited yet.']
  return editors.map(
    ({ email, name, role, usedAt }) =>
      `${role.padEnd(9)}${email.padEnd(36)}${name.padEnd(28)}${usedAt ? `last active ${usedAt}` : 'never logged in'}`,
  )
}
