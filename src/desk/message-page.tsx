import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'

interface MessagePageProps {
  title: string
  text: string
  /** What the visitor can do: log in, or open the commerce platform at `platform`. */
  link?: 'login' | 'platform' | undefined
  platform?: string | undefined
}

/** A page of the desk that says why a screen is not shown. */
export function MessagePage({ title, text, link, platform }: MessagePageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {link === 'login' && <ButtonLink href={urlTo(paths.editing)}>{t('desk.logIn')}</ButtonLink>}
      {link === 'platform' &&
        (platform ? (
          <ButtonLink href={platform}>{t('desk.openPlatform')}</ButtonLink>
        ) : (
          <p className="soft">{t('desk.noPlatform')}</p>
        ))}
    </>
  )
}
