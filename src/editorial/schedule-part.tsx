import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'

/** A section with a link to the room schedule. */
export function SchedulePart() {
  const { t, urlTo } = useLanguage()
  return (
    <section className="band editorial-part">
      <header>
        <h2>{t('schedule.title')}</h2>
      </header>
      <div className="inquiry">
        <p>{t('schedule.description')}</p>
        <p>
          <ButtonLink href={urlTo(paths.schedule)}>{t('schedule.make')}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
