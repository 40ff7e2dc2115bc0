interface JsonScriptProps {
  type: 'application/json' | 'application/ld+json'
  id?: string
  data: object
}

/** Data in a page, for scripts or search engines, as JSON that cannot end its element. */
export function JsonScript({ type, id, data }: JsonScriptProps) {
  // No `<` can end the element or open a comment.
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html }} />
}
