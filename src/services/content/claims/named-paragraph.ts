/** Creates a paragraph of Portable Text that consists of a name in bold, a colon, and a text. */
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

/**
 * Creates a resolver for `field`, which returns the entry's Portable Text `body` followed by the
 * paragraphs of `added`.
 */
export const createBodyResolver = (field: string, body: () => unknown, added: () => Paragraph[]) => ({
  [field]: () => [body(), added()].flat(),
})
