import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { RichText, type RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import { getBlockText } from '../shared/content/shapes/portable-text.ts'

/** A long text with a table of contents. Each second-level heading begins a new part. */
export function Parts({ body }: { body: RichTextBlocks }) {
  const { t } = useLanguage()
  const parts = splitParts(body)
  return (
    <>
      <nav className="editorial-aside editorial-contents" aria-labelledby="contents">
        <h2 id="contents">{t('section.contents')}</h2>
        <ol>
          {parts.map(
            ({ id, title }) =>
              title && (
                <li key={id}>
                  <a href={`#${encodeURIComponent(id)}`}>{title}</a>
                </li>
              ),
          )}
        </ol>
      </nav>
      <div className="rich-text editorial-parts">
        {parts.map(({ id, blocks }) => (
          <section key={id} id={id}>
            <RichText blocks={blocks} editorial />
          </section>
        ))}
      </div>
    </>
  )
}

interface Part {
  /** The HTML id. It is derived from the title, so that links still work after parts are added. */
  id: string
  /** Empty for the text before the first heading. */
  title: string
  blocks: RichTextBlocks
}

function splitParts(body: RichTextBlocks): Part[] {
  const parts: Part[] = []
  for (const block of body) {
    const title = 'style' in block && block.style === 'h2' ? getBlockText(block) : ''
    const part = parts.at(-1)
    if (part && !title) part.blocks.push(block)
    else parts.push({ id: createPartId(title, parts), title, blocks: [block] })
  }
  return parts
}

function createPartId(title: string, parts: Part[]) {
  const id = `part-${title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`
  return parts.some(part => part.id === id) ? `${id}-${parts.length}` : id
}
