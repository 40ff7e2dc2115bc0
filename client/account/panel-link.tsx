import { createContext, type MouseEvent, use } from 'react'
import * as paths from '../paths.ts'
import * as browserNames from '../shared/browser/names.ts'
import type { AccountPanelName } from '../shared/browser/overlays.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'

/** The shared state of the forms in one drawer: the current form and the typed e-mail address. */
export interface Panels {
  show: (panel: AccountPanelName) => void
  email: string
  setEmail: (email: string) => void
}

/**
 * The state of the forms in the drawer. It is null on a form's own page, where links open the pages
 * of the other forms and keep `?returnUrl=`.
 */
export const PanelsContext = createContext<Panels | null>(null)

/**
 * A link to another of the three forms. In the drawer it switches the form without leaving the
 * page.
 */
export function PanelLink({ to, label }: { to: AccountPanelName; label: PlainKey }) {
  const { t, urlTo } = useLanguage()
  const panels = use(PanelsContext)
  const href = {
    login: urlTo(paths.login),
    register: urlTo(paths.register),
    'forgot-password': urlTo(paths.forgotPassword),
  }[to]
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!panels || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    panels.show(to)
  }
  return (
    <a className="link" href={href} {...{ [browserNames.along]: panels ? undefined : '' }} onClick={follow}>
      {t(label)}
    </a>
  )
}
