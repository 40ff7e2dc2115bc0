import * as v from 'valibot'
import { languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from './letter.ts'
import { letterMail } from './letter-mail.ts'
import { linkSecret } from './link-keys.ts'
import type { Mail, OutboxEntry } from './outbox.ts'

const about = v.object({
  /** The link's id. */
  link: v.string(),
  language: v.picklist(languageCodes),
  /** Who invites, by name; empty where somebody only logs in. */
  by: v.string(),
})

/** A mail with a link that logs in an editor of the shop's content, who may be a new one. */
export interface EditorMail extends v.InferOutput<typeof about> {
  to: string
}

/** Puts the mail into the outbox, and into the queue. The same link is mailed once. */
export async function sendEditorMail(env: Env, { to, ...said }: EditorMail): Promise<void> {
  const kind = said.by ? 'editor_invitation' : 'editor_link'
  const row = await env.COMMERCE_DB.prepare(
    `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
  )
    .bind(kind, to, JSON.stringify(said), new Date().toISOString(), `${kind} ${said.link}`)
    .first<{ id: number }>()
  if (row) await env.MAIL.send({ kind: 'mail', id: row.id })
}

export async function editorMail(env: Env, { about: entry }: OutboxEntry): Promise<Mail> {
  const said = v.parse(about, JSON.parse(entry))
  return writeEditorMail(env, said, await linkSecret(env, 'editor-login', said.link))
}

export function writeEditorMail(sender: Sender, { link, language, by }: Omit<EditorMail, 'to'>, secret: string): Mail {
  const t = texts[language]
  const shop = sender.SHOP_NAME
  const address = `${sender.SITE_URL}${languagePrefix(language)}/editing/login?i=${link}&id=${secret}`
  const { editorInvitation: invitation, editorLink: login } = t
  const { subject, link: text, note } = by ? invitation : login
  return letterMail(sender, {
    language,
    subject: subject(shop),
    heading: by ? invitation.heading(shop) : login.heading,
    blocks: by ? [invitation.intro(by, shop), invitation.next] : [login.intro],
    button: { address, text },
    note,
  })
}
