import { createContext, type MouseEvent, use } from 'react'
import * as browserNames from '../browser/names.ts'
import type { AccountPanel } from '../browser/overlays.ts'
import type { PlainKey } from '../i18n/index.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import * as paths from '../paths.ts'

/**
 * What the forms of one drawer share: another panel takes the place, and the address that was typed
 * goes along.
 */
export interface Panels {
  show: (panel: AccountPanel) => void
  email: string
  keepEmail: (email: string) => void
}

/**
 * Null on a page, where the links lead to other pages; where to go after the login is taken along.
 */
export const PanelsContext = createContext<Panels | null>(null)

/**
 * To another of the three forms: inside the drawer it takes this one's place, and nobody leaves the
 * page (specification, §2).
 */
export function PanelLink({ to, label }: { to: AccountPanel; label: PlainKey }) {
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
