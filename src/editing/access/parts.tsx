import { passkeys } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'

/** Properties of both access pages. `said` and `problem` are the result of a submitted form. */
export interface AccessPageProps {
  said: PlainKey | undefined
  problem: PlainKey | undefined
  /**
   * This page's address at `localhost` if the host is an IP address, for which browsers do not
   * allow passkeys; else null.
   */
  named: string | null
  nonce: string
}

export function Messages({ said, problem }: Pick<AccessPageProps, 'said' | 'problem'>) {
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

/** A section with a heading; `id` is the heading's id. */
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
  /** A key of `actions`. */
  action: string
  /** The id of the editor, session, passkey or token that changes. */
  id?: string
  /** The text of the button. For screen readers, `of` follows it, such as the editor's name. */
  button: string
  of?: string
  quiet?: boolean
  small?: boolean
  children?: ReactNode
}

/** A form with one button that submits one of `actions`. */
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

/** A hidden button that the passkey script shows if the browser supports passkeys. */
export function PasskeyButton({
  purpose,
  named,
  nonce,
}: Pick<AccessPageProps, 'named' | 'nonce'> & { purpose: 'login' | 'add' }) {
  const { t } = useLanguage()
  if (named) return <p>{withLink(t('editors.passkeyElsewhere', { address: named }), named)}</p>
  const name = purpose === 'login' ? editingNames.passkeyLogin : editingNames.passkeyAdd
  return (
    <>
      <Button hidden {...{ [name]: t('editors.passkeyFailed') }} look={purpose === 'login' ? 'primary' : 'quiet'}>
        {t(purpose === 'login' ? 'editors.passkeyLogin' : 'editors.passkeyAdd')}
      </Button>
      <p role="alert" {...{ [editingNames.passkeyMessage]: '' }} />
      <script type="module" nonce={nonce} src={passkeys} />
    </>
  )
}

/** Renders a text that contains `address`, with the address as a link. */
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
