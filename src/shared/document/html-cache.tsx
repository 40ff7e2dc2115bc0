import { type ComponentProps, createElement, type JSX, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Language, LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { identityKey, isolateCache } from '../edge/isolate-cache.ts'
import { slotFor } from '../edge/slots.ts'
import { MarksContext, PlaceContext } from '../preview/marks.ts'

/*
 * Each isolate renders some parts of pages only once, and caches them as HTML.
 *
 * Why: menus and cards are the same on many pages and take most of a page's CPU time (decision 3).
 * What breaks it: a cached component that reads anything but its props and the language, because a
 * visitor could then get another visitor's HTML; or one that uses `useId`.
 * To remove it: let `CachedHtml` render its component as children, and let `cachedHtml` return
 * `render()`.
 */

type CachedHtmlProps<Tag extends keyof JSX.IntrinsicElements, Props> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag
  /**
   * The cached component. It may depend on its props and the language only, must not use `useId`,
   * and must not preload pictures.
   */
  component: (props: Props) => ReactNode
  /** JSON values without personal data. */
  props: Props
  /**
   * Values of `props` that never change. The cache key has their identity instead of their JSON,
   * which would be long.
   */
  sources?: readonly object[]
  /** This page's path. It replaces each `pathSlot()` in the component's HTML. */
  path?: string
}

/** The placeholder for the page's path in a cached component, for links to other languages. */
export const pathSlot = () => `/${slotFor('path')}`

/**
 * Renders an element whose content is cached as HTML. The frame's menus and the cards of a listing
 * use it.
 */
export function CachedHtml<Tag extends keyof JSX.IntrinsicElements, Props extends object>({
  as,
  component,
  props,
  sources = [],
  path,
  ...attributes
}: CachedHtmlProps<Tag, Props>) {
  const language = useLanguage()
  const parts = Object.entries(props).map(([name, value]) => {
    const at = sources.indexOf(value)
    return at < 0 ? [name, value] : [name, at, 'of']
  })
  const isMarked = use(MarksContext)
  const place = use(PlaceContext)
  // Static markup has no React comments between text nodes. Only hydration needs those.
  const render = () =>
    renderToStaticMarkup(
      <MarksContext value={isMarked}>
        <PlaceContext value={place}>{inLanguage(createElement(component, props), language)}</PlaceContext>
      </MarksContext>,
    )
  // A preview's attributes for editing must not reach shoppers, so its HTML is not cached.
  const html = isMarked ? render() : cachedHtml([component, ...sources], [language.locale, parts], render)
  const __html = path === undefined ? html : html.replaceAll(pathSlot(), () => escaped(path))
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } })
}

/** Escapes an attribute's text in the same way as React. */
const escaped = (text: string) => text.replace(/["&'<>]/g, character => entities[character] ?? character)
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Renders HTML that the browser can hydrate; `identifierPrefix` keeps its `useId` ids unique. */
export const renderForHydration = (node: ReactNode, language: Language, identifierPrefix: string) =>
  renderToString(inLanguage(node, language), { identifierPrefix })

const inLanguage = (node: ReactNode, language: Language) => <LanguageContext value={language}>{node}</LanguageContext>

// HTML by component and input; the size is in characters. It is public, so all requests of an
// isolate can share it.
const known = isolateCache<string>(4_000_000, html => html.length)

/**
 * Returns the cached result of `render`, or calls it. The cache key must contain the complete input
 * of `render`: `objects` that never change (among them the component), and everything else as JSON
 * `parts`. None of it may be personal data.
 */
export function cachedHtml(objects: readonly object[], parts: readonly unknown[], render: () => string): string {
  const key = identityKey(objects, parts)
  const before = known.get(key)
  if (before !== undefined) return before
  const html = render()
  known.set(key, html)
  return html
}
