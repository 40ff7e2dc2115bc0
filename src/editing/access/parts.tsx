import { passkeys } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'

/** What every form of the page does, said above all of it. */
export interface Common {
  said: PlainKey | undefined
  problem: PlainKey | undefined
  /** This page's address with a name, where the present one is a number; passkeys need it. */
  named: string | null
  nonce: string
}

export function Messages({ said, problem }: Pick<Common, 'said' | 'problem'>) {
  const { t } = useLanguage()
  return (
    <>
      {said && (
        <p className="notice" role="status">
          {t(said)}
        </p>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {t(problem)}
        </p>
      )}
    </>
  )
}

interface SectionProps {
  id: string
  title: PlainKey
  children: ReactNode
}

/** A heading beside what belongs to it. */
export function AccessSection({ id, title, children }: SectionProps) {
  const { t } = useLanguage()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <div className="addresses">{children}</div>
    </section>
  )
}

interface ActionFormProps {
  /** As `actions.ts` names it. */
  action: string
  /** Whom or what it is about. */
  id?: string
  /** What its button says; for listeners also of what. */
  button: string
  of?: string
  quiet?: boolean
  small?: boolean
  children?: ReactNode
}

/** A plain form with one button. */
export function ActionForm({ action, id, button, of, quiet, small, children }: ActionFormProps) {
  const { urlTo } = useLanguage()
  return (
    <form className={children ? 'account-form' : undefined} method="post" action={urlTo(paths.editing)}>
      <input type="hidden" name="do" value={action} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
      <Button type="submit" {...(quiet && { look: 'quiet' })} {...(small && { small })}>
        {button}
        {of && <span className="visually-hidden"> {of}</span>}
      </Button>
    </form>
  )
}

/** A button of the passkeys' script, where the browser has passkeys and the address is a name. */
export function PasskeyButton({ does, named, nonce }: Pick<Common, 'named' | 'nonce'> & { does: 'login' | 'add' }) {
  const { t } = useLanguage()
  if (named) return <p>{withLink(t('editors.passkeyElsewhere', { address: named }), named)}</p>
  const name = does === 'login' ? editingNames.passkeyLogin : editingNames.passkeyAdd
  return (
    <>
      <Button hidden {...{ [name]: t('editors.passkeyFailed') }} look={does === 'login' ? 'primary' : 'quiet'}>
        {t(does === 'login' ? 'editors.passkeyLogin' : 'editors.passkeyAdd')}
      </Button>
      <p role="alert" {...{ [editingNames.passkeyMessage]: '' }} />
      <script type="module" nonce={nonce} src={passkeys} />
    </>
  )
}

/** A text in which an address is a link. */
function withLink(text: string, address: string) {
  const [before, after] = text.split(address)
  return (
    <>
      {before}
      <a href={address}>{address}</a>
      {after}
    </>
  )
}
