/** A paragraph of Portable Text: a name in bold, a colon, and a text. */
export const createNamedParagraph = (key: string, name: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [
    { _type: 'span', _key: `${key}a`, text: name, marks: ['strong'] },
    { _type: 'span', _key: `${key}b`, text: `: ${text}`, marks: [] },
  ],
})

type Paragraph = ReturnType<typeof createNamedParagraph>

/** A field of a query: an entry's Portable Text in one language, followed by more paragraphs. */
export const createExtendedBody = (field: string, body: () => unknown, added: () => Paragraph[]) => ({
  [field]: () => [body(), added()].flat(),
})
