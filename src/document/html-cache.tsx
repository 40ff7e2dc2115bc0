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
   * The cached component. It may depend on its props and the language only, must not use `useId`,
   * and must not preload pictures.
   */
  component: (props: Props) => ReactNode
  /** JSON without personal data. */
  props: Props
}

/**
 * An element whose content is rendered once and cached as HTML: the frame's menus, the cards of a
 * listing.
 */
export function CachedHtml<Tag extends keyof JSX.IntrinsicElements, Props extends object>({
  as,
  component,
  props,
  ...attributes
}: CachedHtmlProps<Tag, Props>) {
  const language = useLanguage()
  const __html = cachedHtml(component, `${language.locale} ${JSON.stringify(props)}`, () =>
    // It is not hydrated, so React's comments between texts can be removed.
    renderToStaticMarkup(inLanguage(createElement(component, props), language)),
  )
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } })
}

/** Renders HTML for hydration, with its own `useId` prefix. */
export const htmlOf = (node: ReactNode, language: Language, identifierPrefix: string) =>
  renderToString(inLanguage(node, language), { identifierPrefix })

const inLanguage = (node: ReactNode, language: Language) => <LanguageContext value={language}>{node}</LanguageContext>

/** HTML by component and input. Public, so one copy for each isolate is safe. */
const cache = new Map<unknown, Map<string, string>>()
/** Entries of one component; when there are more, all of them are dropped. */
const maxEntries = 1000

/**
 * Caches the result of `render` in the isolate. `from` is its whole input besides the component,
 * without personal data.
 */
export function cachedHtml(component: unknown, from: string, render: () => string): string {
  // In development an edited text or component must show at once.
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
