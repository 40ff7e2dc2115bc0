import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { htmlToPortableText } from '@portabletext/html'

/**
 * Keeps headings, lists and links of pasted HTML. The editor itself parses it in a way that the
 * page's Trusted Types refuse; `setHTML` sanitises instead. Without it, plain text is pasted.
 */
export const pasteHtml = defineBehavior({
  on: 'deserialize.data',
  guard: ({ snapshot, event }) => {
    if (event.mimeType !== 'text/html' || !('setHTML' in Element.prototype)) return false
    const blocks = htmlToPortableText(event.data, {
      schema: snapshot.context.schema,
      keyGenerator: snapshot.context.keyGenerator,
      parseHtml: sanitised,
    })
    return blocks.length > 0 ? { blocks } : false
  },
  actions: [
    ({ event }, { blocks }) => [
      raise({
        type: 'deserialization.success',
        mimeType: event.mimeType,
        data: blocks,
        originEvent: event.originEvent,
      }),
    ],
  ],
})

function sanitised(html: string): Document {
  const parsed = document.implementation.createHTMLDocument()
  const setHtml: unknown = Reflect.get(parsed.body, 'setHTML')
  if (typeof setHtml === 'function') setHtml.call(parsed.body, html)
  return parsed
}
