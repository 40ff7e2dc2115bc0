import { type ComponentProps, createElement, type JSX, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Language, LanguageContext, useLanguage } from '#client/i18n/use-translate.ts'

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
   * What is inside. It depends on its props and the language alone, has no `useId`, and loads no
   * picture first.
   */
  component: (props: Props) => ReactNode
  /** JSON, and nothing of a visitor. */
  props: Props
}

/**
 * An element whose inside is rendered once, and kept as HTML for the pages after: the frame's
 * menus, the cards of a listing.
 */
export function CachedHtml<Tag extends keyof JSX.IntrinsicElements, Props extends object>({
  as,
  component,
  props,
  ...attributes
}: CachedHtmlProps<Tag, Props>) {
  const language = useLanguage()
  const __html = cachedHtml(component, `${language.locale} ${JSON.stringify(props)}`, () =>
    // Nothing of it is hydrated, so React's marks between texts may go.
    renderToStaticMarkup(inLanguage(createElement(component, props), language)),
  )
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } })
}

/** HTML for hydration, with ids of its own. */
export const htmlOf = (node: ReactNode, language: Language, identifierPrefix: string) =>
  renderToString(inLanguage(node, language), { identifierPrefix })

const inLanguage = (node: ReactNode, language: Language) => <LanguageContext value={language}>{node}</LanguageContext>

/** By component and all that it was made from. Public, so one copy for each isolate is right. */
const cache = new Map<unknown, Map<string, string>>()
/** Of one component; then all of it is forgotten. */
const maxEntries = 1000

/**
 * What `render` gives, kept in the isolate. `from` is all that it is made from beside the
 * component; nothing of a visitor.
 */
export function cachedHtml(component: unknown, from: string, render: () => string): string {
  // In development an edit of a text or a component below shows at once.
  if (import.meta.env.MODE === 'development') return render()
  const known = cache.get(component) ?? new Map<string, string>()
  const before = known.get(from)
  if (before !== undefined) return before
  if (known.size === maxEntries) known.clear()
  const html = render()
  known.set(from, html)
  cache.set(component, known)
  return html
}
