/** Text, or a link to a path of the shop (without a locale), to an `https:` or a `mailto:` URL. */
type Span = string | { text: string; href: string }

interface Draft {
  style: 'normal' | 'h2' | 'h3'
  listItem?: 'bullet'
  spans: Span[]
}

export const paragraph = (...spans: Span[]): Draft => ({ style: 'normal', spans })
export const heading = (text: string): Draft => ({ style: 'h2', spans: [text] })
/** Creates a heading one level below `heading`. */
export const subheading = (text: string): Draft => ({ style: 'h3', spans: [text] })
export const list = (...items: (Span | Span[])[]): Draft[] =>
  items.map(item => ({ style: 'normal', listItem: 'bullet', spans: Array.isArray(item) ? item : [item] }))
export const link = (text: string, href: string): Span => ({ text, href })

/** Creates Portable Text. Keys are positions, so that equal texts lead to equal data. */
export const body = (...parts: (Draft | Draft[])[]) => parts.flat().map(toBlock)

function toBlock({ style, listItem, spans }: Draft, place: number) {
  const key = `b${place}`
  const markDefs = spans.flatMap((span, index) =>
    typeof span === 'string' ? [] : [{ _type: 'link', _key: `${key}l${index}`, href: span.href }],
  )
  const children = spans.map((span, index) => ({
    _type: 'span',
    _key: `${key}s${index}`,
    text: typeof span === 'string' ? span : span.text,
    marks: typeof span === 'string' ? [] : [`${key}l${index}`],
  }))
  return { _type: 'block', _key: key, style, ...(listItem && { listItem, level: 1 }), markDefs, children }
}

export type Body = ReturnType<typeof body>
