import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { linkTarget } from './link-target.ts'

export type RichTextBlocks = Extract<ComponentProps<typeof PortableText>['value'], unknown[]>

/**
 * Portable Text. `editorial` sets it for reading, in the serif. Kinds of block we do not know are
 * left out.
 */
export function RichText({ blocks, editorial }: { blocks: RichTextBlocks; editorial?: boolean }) {
  return (
    <div className={editorial ? 'rich-text rich-text-editorial' : 'rich-text'}>
      <PortableText value={blocks} components={components} onMissingComponent={false} />
    </div>
  )
}

interface ContentLinkProps {
  href?: string
  className?: string
  /** It leads to this page. */
  current?: boolean
  children: ReactNode
}

/**
 * A link by an editor: out of the shop in a new tab, inside it in the page's language. A refused
 * address leaves its words.
 */
export function ContentLink({ href, className, current, children }: ContentLinkProps) {
  const { locale, t } = useLanguage()
  const target = linkTarget(href, locale)
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
  // The page has the only h1.
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h1: ({ children }) => <h2>{children}</h2>,
    h2: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h3>{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  },
  marks: {
    // A mark without a definition arrives without a value.
    link: ({ value, children }) => <ContentLink href={value?.href}>{children}</ContentLink>,
  },
  unknownType: nothing,
  unknownMark: ({ children }) => <>{children}</>,
}
