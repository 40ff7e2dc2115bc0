import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onMenuChange, type AccountPanelName as Panel, readMenuState, showPanel } from '../shared/browser/overlays.ts'
import * as accountNames from '../shared/names/account.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { AccountPanel, panelTitles } from './account-panel.tsx'
import { PanelsContext } from './panel-link.tsx'
import { Spinner } from './spinner.tsx'

const isPanel = (state: string): state is Panel => state in panelTitles

/**
 * A drawer with the account forms: login, registration and forgotten password. The menu state
 * selects the form. Pages do not contain the drawer's content, so that they stay small; it is
 * rendered when the visitor hovers or focuses the link that opens it.
 */
export default function AccountDrawer() {
  const { t } = useLanguage()
  const state = useSyncExternalStore(onMenuChange, readMenuState, () => 'none')
  const [email, setEmail] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const panel = isPanel(state) ? state : null
  useEffect(() => {
    if (panel) place.current?.querySelector('input')?.focus()
  }, [panel])
  const show = (next: Panel) => {
    const drawer = place.current?.closest('dialog')
    if (drawer) showPanel(drawer, next)
  }
  return (
    <>
      <h2 className="drawer-title" id={`${accountNames.drawerId}-title`}>
        {t(panelTitles[panel ?? 'login'])}
      </h2>
      <div className="drawer-body" ref={place}>
        <PanelsContext value={{ show, email, setEmail }}>
          {panel ? <AccountPanel panel={panel} /> : <Spinner />}
        </PanelsContext>
      </div>
    </>
  )
}
