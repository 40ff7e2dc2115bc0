import type { ReactNode } from 'react'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Announcement } from './announcement.tsx'
import type { FormState, RefusedChange } from './call.ts'

interface DeskFormProps {
  /** The path, in the visitor's language, of the screen that handles the form. */
  to: string
  /** The name of the change, which the screen reads from the field `do`. */
  change: string
  /** From `createFormState`. */
  state: FormState
  button: string
  /** Why commerce rejected the change; shown beside the button. */
  refusal?: RefusedChange | null | undefined
  /** Whether the button is the screen's main one. Default: false. */
  isMain?: boolean
  /** Whether a field of the form gets the focus, even if there is a refusal. Default: false. */
  hasFocus?: boolean
  /** Whether the form sends a file, or text that is as long as a file. Default: false. */
  hasFile?: boolean
  children?: ReactNode
}

/**
 * A form with one button that changes something. It works without scripts, makes its change only
 * once even if it is sent twice, and changes nothing if somebody else made a change in the
 * meantime.
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
  /** Whether it gets the focus, so that the browser scrolls to it. Default: true. */
  hasFocus?: boolean
}

/**
 * Shows why commerce rejected a change. Commerce gives the reasons in English, by field; the field
 * `role` means that the operator's role does not allow the change.
 */
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
