import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter, Sender } from './letter.ts'
import type { Mail } from './outbox.ts'
import { mailText } from './plain-text.ts'
import { createSheet } from './sheet.tsx'

/**
 * Renders a mail, as HTML and as plain text. People's answers reach the shop; nobody's holiday
 * notice answers it (RFC 3834).
 */
export const letterMail = (sender: Sender, letter: Letter): Mail => ({
  subject: letter.subject,
  html: `<!DOCTYPE html>${withoutHints(renderToStaticMarkup(createSheet(sender, letter)))}`,
  text: mailText(sender, letter),
  ...(sender.CONTACT_EMAIL && { replyTo: sender.CONTACT_EMAIL }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': letter.language,
    ...(letter.unsubscribe && {
      // RFC 8058: the mail program's own button unsubscribes without a page.
      'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** React asks for pictures ahead, which mail programs do not know. */
const withoutHints = (html: string) => html.replace(/<link rel="preload"[^>]*>/g, '')
