import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
  look?: Look
  wide?: boolean
  small?: boolean
  /** Whether the button shows a loading state and ignores clicks. It keeps the focus. */
  loading?: boolean
}

type Look = 'primary' | 'quiet'

/** The primary or secondary button of a view. `type` defaults to `button`. */
export function Button({ look, wide, small, loading = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, wide, small })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? event => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  href: string
  onClick?: MouseEventHandler
  look?: Look
  wide?: boolean
  small?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, onClick, look, wide, small, children }: ButtonLinkProps) {
  return (
    <a href={href} onClick={onClick} className={buttonClass({ look, wide, small })}>
      {children}
    </a>
  )
}

const buttonClass = ({ look = 'primary', wide, small }: { look?: Look; wide?: boolean; small?: boolean }) =>
  `button${look === 'quiet' ? ' button-quiet' : ''}${wide ? ' button-wide' : ''}${small ? ' button-small' : ''}`
