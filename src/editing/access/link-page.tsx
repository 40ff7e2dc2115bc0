import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'

/**
 * The page that a mailed login link opens. Only its button logs the editor in, because mail
 * scanners open links and would use up the link.
 */
export function EditorLinkPage({ token }: { token: string }) {
  const { t, urlTo } = useLanguage()
  return (
    <article className="band account">
      <h1>{t('editors.confirmTitle')}</h1>
      <p>{t('editors.confirmText')}</p>
      <form method="post" action={urlTo(paths.editingLogin)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('editors.confirm')}</Button>
      </form>
    </article>
  )
}

export function BadEditorLinkPage() {
  const { t, urlTo } = useLanguage()
  return (
    <article className="band account">
      <h1>{t('editors.badLinkTitle')}</h1>
      <p>{t('editors.badLinkText')}</p>
      <ButtonLink href={urlTo(paths.editing)}>{t('editors.toLogin')}</ButtonLink>
    </article>
  )
}
