import type { ReactNode } from 'react'

interface CheckoutFoldProps {
  title: string
  /** Whether it must be open: it has something in it, or an error. */
  open: boolean
  children: ReactNode
}

/** Fields that few shoppers need, folded until a press. */
export const CheckoutFold = ({ title, open, children }: CheckoutFoldProps) => (
  // It never closes by itself, because the shopper may be correcting the error.
  <details
    className="checkout-fold"
    ref={details => {
      if (details && open) details.open = true
    }}
  >
    <summary>{title}</summary>
    {children}
  </details>
)
