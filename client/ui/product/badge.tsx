import type { ReactNode } from 'react'

/** A word about an article. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
