import type { ReactNode } from 'react'

/** A short label of a product, such as "New". */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
