import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../languages.ts'

const texts = {
  en: {
    title: 'Confirm the newsletter',
    intro: 'Press the button, and we will write to you when there is news.',
    confirm: 'Yes, send me the newsletter',
  },
  sv: {
    title: 'Bekräfta nyhetsbrevet',
    intro: 'Tryck på knappen, så hör vi av oss när det finns något att berätta.',
    confirm: 'Ja, skicka nyhetsbrevet till mig',
  },
}
const invalid = {
  title: 'The link is invalid – Länken är ogiltig',
  intro: 'It may be too old. Please sign up again. / Den kan vara för gammal. Anmäl dig igen.',
}

/** Asks for the last click; of a link that is not ours (`language` null), says so in both languages. */
export const confirmationPage = (language: Language | null) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page language={language} />)}`

function Page({ language }: { language: Language | null }) {
  const { title, intro } = language ? texts[language] : invalid
  return (
    <html lang={language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{intro}</p>
          {language && (
            <form method="post">
              <button type="submit">{texts[language].confirm}</button>
            </form>
          )}
        </main>
      </body>
    </html>
  )
}
