import * as v from 'valibot'
import { languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from './letter.ts'
import { letterMail } from './letter-mail.ts'
import { signLink } from './link-keys.ts'
import type { Mail, OutboxEntry } from './outbox.ts'

const mailData = v.object({
  /** The id of the link. */
  link: v.string(),
  language: v.picklist(languageCodes),
  /** The name of the person who invites the editor; empty if an editor requested a login link. */
  by: v.string(),
})

/** A mail with a link by which an editor of the shop's content logs in, e.g. for the first time. */
export interface EditorMail extends v.InferOutput<typeof mailData> {
  to: string
}

/** Stores the mail and queues it, unless its link was mailed before. */
export async function sendEditorMail(env: Env, { to, ...data }: EditorMail): Promise<void> {
  const kind = data.by ? 'editor_invitation' : 'editor_link'
  const row = await env.COMMERCE_DB.prepare(
    `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
  )
    .bind(kind, to, JSON.stringify(data), new Date().toISOString(), `${kind} ${data.link}`)
    .first<{ id: number }>()
  if (row) await env.MAIL.send({ kind: 'mail', id: row.id })
}

export async function editorMail(env: Env, { about: entry }: OutboxEntry): Promise<Mail> {
  const data = v.parse(mailData, JSON.parse(entry))
  return writeEditorMail(env, data, await signLink(env, 'editor-login', data.link))
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
