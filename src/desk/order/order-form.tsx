import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { RefusedChange } from '../call.ts'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { nameLines } from './names.ts'
import { mayChangeOrder, type OrderFormName } from './rights.ts'
import { findSent, joinChange, type OrderScreen } from './screen.ts'

interface OrderFormProps {
  screen: OrderScreen
  change: OrderFormName
  /** The parcel, refund or mail that is changed. Default: the order. */
  id?: string
  button: string
  /** The line that opens the form, for forms that are rarely used. Default: the form is open. */
  summary?: string
  /** Whether a form with `summary` is open at once. Default: only if it was refused. */
  isOpen?: boolean
  isMain?: boolean
  /** Why another form with the same fields was refused. */
  refusal?: RefusedChange | null | undefined
  children?: ReactNode
}

/** A form that changes the order; nothing if it is not for the operator's role. */
export function OrderForm({ screen, change, id = '', button, summary, isOpen, isMain, ...more }: OrderFormProps) {
  const { urlTo } = useLanguage()
  const { order, version, operator } = screen
  if (!mayChangeOrder(operator, change)) return null
  const sent = findSent(screen, change, id)
  const refusal = more.refusal ?? sent?.refusal
  const form = (
    <DeskForm
      to={urlTo(paths.deskOrder, order.order)}
      change={joinChange(change, id)}
      state={createFormState(version)}
      button={button}
      refusal={refusal && nameLines(refusal, order.items)}
      isMain={isMain ?? false}
    >
      {more.children}
    </DeskForm>
  )
  if (!summary) return form
  return (
    <details className="desk-more" open={isOpen ?? sent !== null}>
      <summary>{summary}</summary>
      {form}
    </details>
  )
}
