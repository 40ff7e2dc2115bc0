import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter, Sender } from './letter.ts'
import type { Mail } from './outbox.ts'
import { formatMailText } from './plain-text.ts'
import { createSheet } from './sheet.tsx'

/**
 * Renders a mail as HTML and as plain text. Replies go to the shop. Its headers prevent automatic
 * replies (RFC 3834).
 */
export const letterMail = (sender: Sender, letter: Letter): Mail => ({
  subject: letter.subject,
  html: `<!DOCTYPE html>${removePreloads(renderToStaticMarkup(createSheet(sender, letter)))}`,
  text: formatMailText(sender, letter),
  ...(sender.CONTACT_EMAIL && { replyTo: sender.CONTACT_EMAIL }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': letter.language,
    ...(letter.unsubscribe && {
      // By RFC 8058, the mail program's own button unsubscribes without a page.
      'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** React adds preload links for pictures, which mail programs do not know. */
const removePreloads = (html: string) => html.replace(/<link rel="preload"[^>]*>/g, '')
