import type { ReactNode } from 'react'

/** A label of an article. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
