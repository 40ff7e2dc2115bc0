import type { ReactNode } from 'react'

interface AnnouncementProps {
  className: string
  /** `alert` for what went wrong. Default: `status`. */
  role?: 'alert' | 'status'
  /** Whether it has the focus once the page is loaded. Default: true. */
  hasFocus?: boolean
  children: ReactNode
}

/**
 * Says what came of a form, beside that form. The focus brings it into view, because it may be far
 * down the page, and screen readers do not read roles of parts that a page has from the start.
 */
export function Announcement({ className, role = 'status', hasFocus = true, children }: AnnouncementProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: The page answers a form, and the answer is read first.
    <div className={className} role={role} tabIndex={-1} autoFocus={hasFocus}>
      {children}
    </div>
  )
}
