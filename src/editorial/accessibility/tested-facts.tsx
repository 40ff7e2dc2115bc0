import type { ReactNode } from 'react'
import { languageTag } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { type AccessibilityFacts, accessibilityFacts, type PageKind, pageKinds } from './facts.ts'

/** The result of the last accessibility tests: tested pages, checker, and known failures. */
export function TestedFacts() {
  const { locale, t } = useLanguage()
  const tag = languageTag(locale)
  const list = new Intl.ListFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const { tested, checker, rules, version, level, pages, abilities, failures, notApplied, undecided } =
    accessibilityFacts
  const untested = pageKinds.filter(kind => !pages.some(page => page.kind === kind))
  const pageNames = (kinds: PageKind[]) => list.format(kinds.map(kind => t(`accessibilityPage.${kind}`)))
  return (
    <div className="rich-text rich-text-editorial">
      <h2>{t('accessibility.title')}</h2>
      <p>{t('accessibility.tested', { date: date.format(new Date(tested)), checker, rules, version, level })}</p>
      <Items>
        {pages.map(({ kind, languages, widths }) =>
          t('accessibility.page', {
            page: t(`accessibilityPage.${kind}`),
            languages: list.format(languages.map(language => names.of(language) ?? language)),
            widths: list.format(widths.map(String)),
          }),
        )}
      </Items>
      <h2>{t('accessibility.abilitiesTitle')}</h2>
      <Items>{abilities.map(ability => t(`accessibilityAbility.${ability}`))}</Items>
      <h2>{t('accessibility.failuresTitle')}</h2>
      {failures.length === 0 && <p>{t('accessibility.noFailures')}</p>}
      <Items>
        {[
          ...failures.map(({ rule, pages: kinds }) => t('accessibility.failure', { rule, pages: pageNames(kinds) })),
          ...notApplied.map(({ rule, why, pages: kinds }) =>
            t('accessibility.notApplied', { rule, why: t(`accessibilityException.${why}`), pages: pageNames(kinds) }),
          ),
          ...(untested.length > 0 ? [t('accessibility.untested', { pages: pageNames(untested) })] : []),
        ]}
      </Items>
      {undecided.length > 0 && <Undecided undecided={undecided} pageNames={pageNames} />}
    </div>
  )
}

interface UndecidedProps {
  undecided: AccessibilityFacts['undecided']
  pageNames: (kinds: PageKind[]) => string
}

function Undecided({ undecided, pageNames }: UndecidedProps) {
  const { t } = useLanguage()
  return (
    <>
      <h2>{t('accessibility.undecidedTitle')}</h2>
      <Items>
        {undecided.map(({ rule, pages }) => t('accessibility.undecided', { rule, pages: pageNames(pages) }))}
      </Items>
    </>
  )
}

function Items({ children }: { children: string[] }): ReactNode {
  return (
    children.length > 0 && (
      <ul>
        {children.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  )
}
