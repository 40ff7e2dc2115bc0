import type { ReactNode } from 'react'

interface AnnouncementProps {
  className: string
  /** `alert` for errors. Default: `status`. */
  role?: 'alert' | 'status'
  /** Whether it gets the focus once the page is loaded. Default: true. */
  hasFocus?: boolean
  children: ReactNode
}

/**
 * Shows the result of a form beside the form. It gets the focus for two reasons: the browser
 * scrolls to it, however far down the page it is, and screen readers read it. Its role alone would
 * not make them read it, because it is part of the page from the start.
 */
export function Announcement({ className, role = 'status', hasFocus = true, children }: AnnouncementProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: After a form, its result should be read first.
    <div className={className} role={role} tabIndex={-1} autoFocus={hasFocus}>
      {children}
    </div>
  )
}
