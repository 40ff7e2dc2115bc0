import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '../../texts/use-translate.ts'
import { parseLinkTarget } from './link-target.ts'

export type RichTextBlocks = Extract<ComponentProps<typeof PortableText>['value'], unknown[]>

interface RichTextProps {
  blocks: RichTextBlocks
  /** Whether to use the serif typeface. */
  editorial?: boolean
  /** Additional attributes of the `div`. */
  marks?: Record<string, string>
}

/** Renders Portable Text. Unknown block types are left out. */
export function RichText({ blocks, editorial, marks }: RichTextProps) {
  return (
    <div {...marks} className={editorial ? 'rich-text rich-text-editorial' : 'rich-text'}>
      <PortableText value={blocks} components={components} onMissingComponent={false} />
    </div>
  )
}

interface ContentLinkProps {
  href?: string
  className?: string
  /** Whether the link leads to the current page. */
  current?: boolean
  children: ReactNode
}

/**
 * An editor's link. External links open in a new tab, and internal links get the page's language.
 * If the address is not allowed, only the link's text is shown.
 */
export function ContentLink({ href, className, current, children }: ContentLinkProps) {
  const { locale, t } = useLanguage()
  const target = parseLinkTarget(href, locale)
  if (!target) return <>{children}</>
  if (!target.external) {
    return (
      <a href={target.href} className={className} aria-current={current ? 'page' : undefined}>
        {children}
      </a>
    )
  }
  return (
    <a href={target.href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${t('frame.newTab')}`}</span>
    </a>
  )
}

const nothing = () => null

const components: Partial<PortableTextReactComponents> = {
  // An h1 in the text becomes an h2, because only the page's title is an h1.
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h1: ({ children }) => <h2>{children}</h2>,
    h2: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h3>{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  },
  marks: {
    // A link mark without a definition has no value.
    link: ({ value, children }) => <ContentLink href={value?.href}>{children}</ContentLink>,
    // The library's own component has an inline style, which the security policy blocks.
    underline: ({ children }) => <u>{children}</u>,
  },
  unknownType: nothing,
  unknownMark: ({ children }) => <>{children}</>,
}
