import type { ReactNode } from 'react'
import type { Language } from '../lib/languages.ts'

interface SheetProps {
  language: Language
  subject: string
  heading: string
  children: ReactNode
}

/** What every mail is written on. Mail programs know neither stylesheets nor scripts: styles stand beside the elements. */
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
