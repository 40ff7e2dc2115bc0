import { type ComponentProps, createElement, type JSX, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Language, LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { identityKey, isolateCache } from '../edge/isolate-cache.ts'
import { slotFor } from '../edge/slots.ts'
import { MarksContext, PlaceContext } from '../preview/marks.ts'

/*
 * Each isolate renders these parts of pages once, and caches them as HTML.
 *
 * Why: menus and cards are the same on many pages, and most of a page's CPU (decision 68).
 * What breaks it: a cached component that reads anything but its props and the language, or uses
 * `useId`; then a visitor could get another visitor's HTML.
 * To remove it: let `CachedHtml` render its component as children, and `cachedHtml` call `render`.
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
  /** Props that never change and are compared by identity: for content that is long as JSON. */
  sources?: readonly object[]
  /** This page's path; it replaces each `pathSlot()` that the component writes. */
  path?: string
}

/** The placeholder for the page's path in a cached component, for links to other languages. */
export const pathSlot = () => `/${slotFor('path')}`

/**
 * An element whose content is rendered once and cached as HTML: for the frame's menus and the cards
 * of a listing.
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
  // The HTML is not hydrated, so it needs no comments of React between texts.
  const render = () =>
    renderToStaticMarkup(
      <MarksContext value={isMarked}>
        <PlaceContext value={place}>{inLanguage(createElement(component, props), language)}</PlaceContext>
      </MarksContext>,
    )
  // Editors' marks must not reach shoppers.
  const html = isMarked ? render() : cachedHtml([component, ...sources], [language.locale, parts], render)
  const __html = path === undefined ? html : html.replaceAll(pathSlot(), () => escaped(path))
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } })
}

/** Escapes an attribute as React does. */
const escaped = (text: string) => text.replace(/["&'<>]/g, character => entities[character] ?? character)
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Renders HTML for hydration, with its own `useId` prefix. */
export const renderForHydration = (node: ReactNode, language: Language, identifierPrefix: string) =>
  renderToString(inLanguage(node, language), { identifierPrefix })

const inLanguage = (node: ReactNode, language: Language) => <LanguageContext value={language}>{node}</LanguageContext>

// HTML by component and input; the size is in characters. Public, so one copy for each isolate is
// safe.
const known = isolateCache<string>(4_000_000, html => html.length)

/**
 * Caches the result of `render` in the isolate, by its complete input without personal data:
 * `objects` that never change (among them the component), and everything else as JSON `parts`.
 */
export function cachedHtml(objects: readonly object[], parts: readonly unknown[], render: () => string): string {
  const key = identityKey(objects, parts)
  const before = known.get(key)
  if (before !== undefined) return before
  const html = render()
  known.set(key, html)
  return html
}
