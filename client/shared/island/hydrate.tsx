import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readPageData } from '../../page-data.ts'
import { reportCrash } from '../browser/report.ts'
import { followOtherPages } from '../commerce/session/tab-sync.ts'
import { loadLanguage } from '../texts/load-language.ts'
import { LanguageContext } from '../texts/use-translate.ts'
import { ErrorBoundary } from '../ui/fallback/error-boundary.tsx'

followOtherPages()

/**
 * A component with any props. Declared as a method, because TypeScript compares the parameters of
 * methods less strictly. The server has checked the props.
 */
type Island = { bivariance(props: object): ReactNode }['bivariance']
const parseProps: (text: string) => object = JSON.parse

/**
 * Hydrates one island. Resolves when its event handlers are attached, or when it crashed and the
 * error view is shown. This module is a separate chunk, so that React loads only when needed.
 */
export async function hydrate(host: HTMLElement, Component: Island): Promise<void> {
  const { locale } = readPageData()
  const name = host.getAttribute('name') ?? ''
  const [feature = ''] = name.split('/')
  const language = await loadLanguage(locale, feature, name)
  const props = parseProps(host.getAttribute('props') ?? '{}')
  return new Promise(resolve => {
    const handleCrash = (error: unknown) => {
      console.error(error)
      reportCrash(error)
      resolve()
    }
    // Not inside `startTransition`, which would hydrate in steps and lose whatever is typed in the
    // meantime.
    hydrateRoot(
      host,
      <LanguageContext value={language}>
        <ErrorBoundary main={host.getAttribute('when') === 'load'}>
          <ReadyReporter onReady={resolve}>
            <Component {...props} />
          </ReadyReporter>
        </ErrorBoundary>
      </LanguageContext>,
      { identifierPrefix: host.getAttribute('ids') ?? name, onCaughtError: handleCrash, onUncaughtError: handleCrash },
    )
  })
}

/**
 * Calls `onReady` when the components inside are mounted. It wraps them, because a sibling would
 * change the ids that React generates.
 */
function ReadyReporter({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
