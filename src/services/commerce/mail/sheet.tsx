import type { ReactElement } from 'react'
import { texts } from '../lib/texts.ts'
import { Blocks } from './blocks.tsx'
import { formatSenderAddress, type Letter, type LetterLink, type Sender } from './letter.ts'
import { colors, font, headStyles, styles } from './styles.ts'

/**
 * Lays out a mail in one column of at most 600 px. The layout uses tables and inline styles, which
 * all mail programs support. The stylesheet contains only what the mail can do without, such as
 * the colours for dark mode.
 */
export function createSheet(sender: Sender, letter: Letter): ReactElement {
  const { language, subject, heading, blocks, button, after = [], note } = letter
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{headStyles}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: colors.paper }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td className="ink" style={styles.column}>
                        <p style={styles.wordmark}>
                          <a href={sender.SITE_URL} className="ink" style={styles.wordmarkLink}>
                            <Wordmark sender={sender} />
                          </a>
                        </p>
                        <h1 style={styles.title}>{heading}</h1>
                        <Blocks blocks={blocks} />
                        {button && <Button link={button} />}
                        <Blocks blocks={after} />
                        {note && (
                          <p className="soft" style={styles.soft}>
                            {note}
                          </p>
                        )}
                        <Foot sender={sender} letter={letter} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** The shop's name, as a picture for light and one for dark screens if the shop has them. */
function Wordmark({ sender: { SITE_URL, SHOP_NAME, MAIL_WORDMARK } }: { sender: Sender }) {
  if (!MAIL_WORDMARK) return SHOP_NAME
  const hidden = { ...styles.wordmarkPicture, display: 'none' }
  return (
    <>
      <img
        src={`${SITE_URL}${MAIL_WORDMARK}.png`}
        alt={SHOP_NAME}
        height={28}
        className="day"
        style={styles.wordmarkPicture}
      />
      <img src={`${SITE_URL}${MAIL_WORDMARK}-dark.png`} alt={SHOP_NAME} height={28} className="night" style={hidden} />
    </>
  )
}

/** The link is in a table cell, because Outlook ignores the padding of links. */
const Button = ({ link: { address, text } }: { link: LetterLink }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '28px 0' }}>
    <tbody>
      <tr>
        <td className="button" style={{ backgroundColor: colors.ink, borderRadius: 4 }}>
          <a href={address} className="button" style={styles.button}>
            {text}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)

function Foot({ sender, letter: { language, unsubscribe } }: { sender: Sender; letter: Letter }) {
  const { SHOP_NAME, CONTACT_EMAIL, SELLER_VAT } = sender
  return (
    <div className="soft line" style={{ ...styles.soft, ...styles.foot, fontFamily: font }}>
      <p style={{ margin: 0 }}>{formatSenderAddress(sender, language) || SHOP_NAME}</p>
      {CONTACT_EMAIL && (
        <p style={{ margin: '4px 0 0' }}>
          <a href={`mailto:${CONTACT_EMAIL}`} className="soft" style={styles.quietLink}>
            {CONTACT_EMAIL}
          </a>
        </p>
      )}
      {SELLER_VAT && <p style={{ margin: '4px 0 0' }}>{texts[language].letter.vatNumber(SELLER_VAT)}</p>}
      {unsubscribe && (
        <p style={{ margin: '4px 0 0' }}>
          <a href={unsubscribe.page} className="soft" style={styles.quietLink}>
            {texts[language].letter.stop}
          </a>
        </p>
      )}
    </div>
  )
}
