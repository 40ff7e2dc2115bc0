interface JsonScriptProps {
  type: 'application/json' | 'application/ld+json'
  id?: string
  data: object
}

/** Embeds data in a page as JSON, for scripts or search engines. */
export function JsonScript({ type, id, data }: JsonScriptProps) {
  // Without `<`, the JSON cannot end the element or open a comment.
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html }} />
}
