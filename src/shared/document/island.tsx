import { styles } from 'virtual:client-assets'
import { createElement, type ReactNode } from 'react'
import { type IslandName, type IslandProps, islands } from '#client/islands.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { cachedHtml, renderForHydration } from './html-cache.tsx'

/**
 * `default` is declared as a method, because TypeScript then accepts components with any props.
 * `Island` checks the props by the island's name.
 */
interface Loaded {
  default(props: object): ReactNode
}

const components = new Map<string, Loaded>(
  await Promise.all(
    Object.entries(islands).map(async ([name, load]): Promise<[string, Loaded]> => [name, await load()]),
  ),
)

type When = 'load' | 'idle' | 'visible' | 'interaction'

/**
 * Renders an interactive component as HTML, which the browser hydrates as a separate React root.
 * The `useId` prefix is the island's name, because ids of the page's React tree would not match in
 * the browser. Props are embedded in the page as JSON; they must not contain personal data.
 */
export function Island<Name extends IslandName>({
  name,
  when,
  sheet,
  ids,
  props,
}: {
  name: Name
  when: When
  /**
   * The stylesheet that is loaded with the island. Leave it out if the page's stylesheet contains
   * the island's styles.
   */
  sheet?: keyof typeof styles
  /** Another `useId` prefix, for the second island with the same name on a page, if it has ids. */
  ids?: string
  props: IslandProps<Name> & object
}) {
  const language = useLanguage()
  const loaded = components.get(name)
  if (!loaded) throw new Error(`There is no island ${name}.`)
  const text = JSON.stringify(props)
  const prefix = ids ?? name
  const html = cachedHtml([loaded], [language.locale, prefix, text], () =>
    renderForHydration(createElement(loaded.default, props), language, prefix),
  )
  return (
    // React rendered this markup above, so it is safe.
    <shop-island
      name={name}
      when={when === 'interaction' ? undefined : when}
      ids={ids}
      sheet={sheet && styles[sheet]}
      props={text === '{}' ? undefined : text}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
