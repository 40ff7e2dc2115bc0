import { type ComponentProps, createElement, type JSX, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Language, LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { identityKey, isolateCache } from '../edge/isolate-cache.ts'
import { slotOf } from '../edge/slots.ts'
import { MarksContext, PlaceContext } from '../preview/marks.ts'

/*
 * Parts of pages are rendered once for each isolate and cached as HTML.
 *
 * Why: menus and cards are the same on many pages, and most of a page's CPU (decision 68).
 * What breaks it: a cached component that reads anything but its props and the language, or has a
 * `useId`; then one visitor's HTML is another's.
 * To remove it: let `CachedHtml` render its component as children, and `cachedHtml` call `render`.
 */

type CachedHtmlProps<Tag extends keyof JSX.IntrinsicElements, Props> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag
  /**
   * The cached component. It may depend on its props and the language only, must not use `useId`,
   * and must not preload pictures.
   */
  component: (props: Props) => ReactNode
  /** JSON without personal data. */
  props: Props
  /** Props that never change, and are told apart by identity: for content that is long as JSON. */
  of?: readonly object[]
  /** This page's path, which stands wherever the component writes `pathSlot()`. */
  path?: string
}

/** What a cached component takes for the page's path, for links to the same page elsewhere. */
export const pathSlot = () => `/${slotOf('path')}`

/**
 * An element whose content is rendered once and cached as HTML: the frame's menus, the cards of a
 * listing.
 */
export function CachedHtml<Tag extends keyof JSX.IntrinsicElements, Props extends object>({
  as,
  component,
  props,
  of = [],
  path,
  ...attributes
}: CachedHtmlProps<Tag, Props>) {
  const language = useLanguage()
  const parts = Object.entries(props).map(([name, value]) => {
    const at = of.indexOf(value)
    return at < 0 ? [name, value] : [name, at, 'of']
  })
  const isMarked = use(MarksContext)
  const place = use(PlaceContext)
  // It is not hydrated, so React's comments between texts can be removed.
  const render = () =>
    renderToStaticMarkup(
      <MarksContext value={isMarked}>
        <PlaceContext value={place}>{inLanguage(createElement(component, props), language)}</PlaceContext>
      </MarksContext>,
    )
  // Editors' marks must not reach shoppers.
  const html = isMarked ? render() : cachedHtml([component, ...of], [language.locale, parts], render)
  const __html = path === undefined ? html : html.replaceAll(pathSlot(), () => escaped(path))
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } })
}

/** As React escapes an attribute. */
const escaped = (text: string) => text.replace(/["&'<>]/g, character => entities[character] ?? character)
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Renders HTML for hydration, with its own `useId` prefix. */
export const htmlOf = (node: ReactNode, language: Language, identifierPrefix: string) =>
  renderToString(inLanguage(node, language), { identifierPrefix })

const inLanguage = (node: ReactNode, language: Language) => <LanguageContext value={language}>{node}</LanguageContext>

// HTML by component and input. Public, so one copy for each isolate is safe. In characters.
const known = isolateCache<string>(4_000_000, html => html.length)

/**
 * Caches the result of `render` in the isolate, by its whole input without personal data: objects
 * that never change (among them the component), and everything else as JSON.
 */
export function cachedHtml(objects: readonly object[], parts: readonly unknown[], render: () => string): string {
  const key = identityKey(objects, parts)
  const before = known.get(key)
  if (before !== undefined) return before
  const html = render()
  known.set(key, html)
  return html
}
