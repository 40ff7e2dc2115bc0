import type { ReactNode } from 'react'

interface LocalPageProps {
  title: string
  /** The CSS of the page. */
  style: string
  children: ReactNode
}

/** The HTML document of a page that only exists on a developer's machine. */
export const LocalPage = ({ title, style, children }: LocalPageProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
      <style>{style}</style>
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
)
