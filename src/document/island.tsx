import { styles } from 'virtual:client-assets'
import { createElement, type ReactNode, useId } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { type IslandName, type IslandProps, islands } from '#client/islands.ts'
import { Providers } from '#client/providers.tsx'
import { cachedHtml, htmlOf } from './html-cache.tsx'

/** A method, so that components with props of their own fit; `Island` checks the props by name. */
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
 * Renders an interactive component as HTML and marks it for hydration, as a React root of its own.
 *
 * It is rendered apart from the page, with its own `useId` prefix, because ids inside the page's
 * tree would not agree in the browser. Props are embedded in the page: JSON only, nothing of a
 * visitor.
 */
export function Island<Name extends IslandName>({
  name,
  when,
  sheet,
  props,
}: {
  name: Name
  when: When
  /** The stylesheet that is fetched when it wakes. Without one, its styles are the page's. */
  sheet?: keyof typeof styles
  props: IslandProps<Name> & object
}) {
  const language = useLanguage()
  const ids = useId()
  const loaded = components.get(name)
  if (!loaded) throw new Error(`No island is called ${name}.`)
  const text = JSON.stringify(props)
  const html = cachedHtml(loaded, `${language.locale} ${ids} ${text}`, () =>
    htmlOf(<Providers>{createElement(loaded.default, props)}</Providers>, language, ids),
  )
  return (
    // React's own markup, rendered a line above.
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
