import type { ReactNode } from 'react'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { getToolCrumbs, type ToolPath, toolList, tools } from './tools.ts'

interface ToolProps {
  path: ToolPath
  /** The form's fields; their values become the page's query. */
  form: ReactNode
  /** The answer beside the form, as text or drawing. */
  children: ReactNode
  /** Suitable lamps, below the form and the answer. */
  after?: ReactNode
}

/** The layout of a tool's page. */
export function Tool({ path, form, children, after }: ToolProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  const { title, lead } = tools[path]
  return (
    <div className="band light-tool">
      <Breadcrumbs crumbs={getToolCrumbs(language)} />
      <header className="section-head">
        <h1>{t(title)}</h1>
        <p>{t(lead)}</p>
      </header>
      <div className="light-asked">
        <form className="light-form" action={urlTo(path)}>
          {form}
          <Button type="submit">{t('light.show')}</Button>
        </form>
        <div className="light-answer">{children}</div>
      </div>
      {after}
      <OtherTools path={path} />
    </div>
  )
}

function OtherTools({ path }: { path: ToolPath }) {
  const { t, urlTo } = useLanguage()
  return (
    <nav className="light-others" aria-label={t('light.title')}>
      <ul>
        {toolList.map(
          ({ path: other, title }) =>
            other !== path && (
              <li key={other}>
                <a className="link" href={urlTo(other)}>
                  {t(title)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
