import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Mail } from './outbox.ts'

/**
 * Where a recipient unsubscribes: the shop's page, and the address for the mail program's own
 * button.
 */
export interface UnsubscribeLinks {
  page: string
  oneClick: string
}

/** A short mail: a heading, paragraphs, and one link. */
export interface Letter {
  language: Language
  subject: string
  heading: string
  paragraphs: string[]
  /** What somebody else wrote, with its line breaks. */
  quote?: string
  link: { address: string; text: string } | null
  /** Advice for recipients who did not request the mail. */
  note?: string
  /** For mails that one can unsubscribe from. */
  unsubscribe?: UnsubscribeLinks
}

/** Renders a mail, as HTML and as plain text. */
export const letterMail = (letter: Letter): Mail => ({
  subject: letter.subject,
  html: `<!DOCTYPE html>${renderToStaticMarkup(<Paper {...letter} />)}`,
  text: plainText(letter),
  ...(letter.unsubscribe && {
    // RFC 8058: the mail program's own button unsubscribes without a page.
    headers: {
      'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})

function Paper({ language, subject, heading, paragraphs, quote, link, note, unsubscribe }: Letter) {
  return (
    <Sheet language={language} subject={subject} heading={heading}>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {quote && <blockquote style={quoted}>{quote}</blockquote>}
      {link && (
        <p>
          <a href={link.address}>{link.text}</a>
        </p>
      )}
      {note && <p style={soft}>{note}</p>}
      {unsubscribe && (
        <p style={soft}>
          <a href={unsubscribe.page} style={soft}>
            {texts[language].letter.stop}
          </a>
        </p>
      )}
    </Sheet>
  )
}

interface SheetProps {
  language: Language
  subject: string
  heading: string
  children: ReactNode
}

/** The layout of every mail. Mail programs ignore stylesheets and scripts, so styles are inline. */
export function Sheet({ language, subject, heading, children }: SheetProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body style={paper}>
        <h1 style={{ fontWeight: 'normal' }}>{heading}</h1>
        {children}
      </body>
    </html>
  )
}

const paper = {
  fontFamily: 'Georgia, serif',
  color: '#221f1a',
  maxWidth: '36rem',
  margin: '2rem auto',
  padding: '0 1rem',
}

const quoted = { margin: 0, paddingLeft: '1rem', borderLeft: '3px solid #b8b0a2', whiteSpace: 'pre-wrap' }

const soft = { color: '#6b6458' }

const plainText = ({ language, heading, paragraphs, quote, link, note, unsubscribe }: Letter) =>
  [
    heading,
    ...paragraphs,
    ...(quote ? [quote] : []),
    ...(link ? [`${link.text}: ${link.address}`] : []),
    ...(note ? [note] : []),
    ...(unsubscribe ? [`${texts[language].letter.stop}: ${unsubscribe.page}`] : []),
  ].join('\n\n')
