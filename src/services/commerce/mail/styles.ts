/** The shop's colours in hexadecimal notation, which all mail programs know. */
export const colors = { paper: '#f8f6f1', ink: '#1f1b17', soft: '#675f55', line: '#ddd7cb', sunk: '#efebe2' }
const dark = { paper: '#1b1815', ink: '#ece5da', soft: '#b4aa9c', line: '#3d3731', sunk: '#26221e' }

/** The shop's typeface. If the reader's device lacks it, the device's own typeface is used. */
export const font = `'Familjen Grotesk', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** Styles for dark mode and for small screens, which override the inline styles. */
export const headStyles = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
  .line { border-color: ${dark.line} !important }
  .backdrop img { background-color: ${dark.sunk} !important }
  .day { display: none !important }
  .night { display: inline-block !important }
  .button { background-color: ${dark.ink} !important; color: ${dark.paper} !important }
}
@media (max-width: 420px) {
  .backdrop { width: 68px !important; padding-right: 12px !important }
  .backdrop img { width: 56px !important; height: 70px !important }
}
`

const text = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' }
const cell = { padding: '12px 0', borderBottom: `1px solid ${colors.line}`, verticalAlign: 'top' }
const small = { fontSize: 14, lineHeight: '20px', color: colors.soft }
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

export const styles = {
  sheet: { maxWidth: 600, borderCollapse: 'collapse' },
  column: { fontFamily: font, color: colors.ink, fontSize: 16, lineHeight: '24px', textAlign: 'left' },
  wordmark: { margin: '0 0 40px', fontSize: 22, lineHeight: '28px', fontWeight: 600 },
  wordmarkLink: { color: colors.ink, textDecoration: 'none' },
  title: { margin: '0 0 16px', fontSize: 28, lineHeight: '34px', fontWeight: 500 },
  heading: { margin: '32px 0 8px', fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  subheading: { margin: '24px 0 4px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  items: { margin: '0 0 16px', padding: '0 0 0 20px' },
  text,
  quote: {
    margin: '0 0 16px',
    padding: '0 0 0 16px',
    borderLeft: `3px solid ${colors.line}`,
    whiteSpace: 'pre-wrap',
  },
  link: { color: colors.ink },
  quietLink: { color: colors.soft },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    backgroundColor: colors.ink,
    color: colors.paper,
    textDecoration: 'none',
    borderRadius: 4,
    fontWeight: 600,
  },
  table: { borderCollapse: 'collapse', width: '100%', margin: '0 0 16px' },
  cell,
  pictureCell: { ...cell, paddingRight: 16 },
  wide: { display: 'block', width: '100%', maxWidth: 500, height: 'auto' },
  whole: { maxWidth: 600, margin: '8px 0 24px', backgroundColor: colors.sunk },
  wordmarkPicture: { display: 'inline-block', border: 0 },
  picture: { display: 'block', backgroundColor: colors.sunk, borderRadius: 2 },
  amount: { ...cell, ...figures, paddingLeft: 12 },
  small,
  sum: { padding: '4px 0' },
  total: { padding: '8px 0 4px', fontWeight: 600 },
  figures,
  soft: small,
  foot: { marginTop: 40, paddingTop: 16, borderTop: `1px solid ${colors.line}` },
} as const
