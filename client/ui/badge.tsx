import type { ReactNode } from 'react'

/** A word about an article. With `stock` it shows only while that is `none`, so that a script can turn it on and off. */
export function Badge({ stock, children }: { stock?: string; children: ReactNode }) {
  return (
    <span className="badge" data-stock={stock}>
      {children}
    </span>
  )
}
