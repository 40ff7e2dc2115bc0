import type { ReactNode } from 'react'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Announcement } from './announcement.tsx'
import type { FormState, RefusedChange } from './call.ts'

interface DeskFormProps {
  /** The path of the screen that handles the form, in the visitor's language. */
  to: string
  /** The change, which the screen reads from the field `do`. */
  change: string
  /** From `createFormState`. */
  state: FormState
  button: string
  /** Why the change was refused, shown beside the button. */
  refusal?: RefusedChange | null | undefined
  /** Whether the button is the screen's main one. Default: false. */
  isMain?: boolean
  /** Whether a field of the form has the focus, even beside a refusal. Default: false. */
  hasFocus?: boolean
  /** Whether the form sends a file, or texts that are as long. Default: false. */
  hasFile?: boolean
  children?: ReactNode
}

/**
 * A form with one button that changes something. It works without a script, makes its change once
 * even if it is sent twice, and refuses to change what somebody else has changed meanwhile.
 */
export function DeskForm({ to, change, state, button, refusal, isMain = false, ...more }: DeskFormProps) {
  const { hasFocus = false, hasFile, children } = more
  return (
    <form className="desk-form" method="post" action={to} encType={hasFile ? 'multipart/form-data' : undefined}>
      <input type="hidden" name="do" value={change} />
      <input type="hidden" name="key" value={state.key} />
      <input type="hidden" name="version" value={state.version} />
      {children}
      {refusal && <RefusalText refusal={refusal} hasFocus={!hasFocus} />}
      <Button type="submit" {...(!isMain && { look: 'quiet' })} small>
        {button}
      </Button>
    </form>
  )
}

interface RefusalTextProps {
  refusal: RefusedChange
  /** Whether it has the focus, which brings it into view on long pages. Default: true. */
  hasFocus?: boolean
}

/** Why a change was refused. Commerce says it in English, by field; `role` is the operator's. */
export function RefusalText({ refusal: { status, errors }, hasFocus = true }: RefusalTextProps) {
  const { t } = useLanguage()
  const { role, ...reasons } = errors
  const list = Object.entries(reasons)
  const text = status === 412 ? t('desk.changed') : role && list.length === 0 ? t('desk.forbidden') : t('desk.refused')
  return (
    <Announcement className="notice notice-error" role="alert" hasFocus={hasFocus}>
      <p>{text}</p>
      {status !== 412 && list.length > 0 && (
        <ul>
          {list.map(([field, reason]) => (
            <li key={field}>
              {field} {reason}
            </li>
          ))}
        </ul>
      )}
    </Announcement>
  )
}
