import type { ReactNode } from 'react'

/** A label of a product. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
