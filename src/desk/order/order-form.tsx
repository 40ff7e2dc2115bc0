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
  /** The parcel, refund or mail that the form changes. Default: the order. */
  id?: string
  button: string
  /** The text that opens a form that is rarely used. Default: the form is always open. */
  summary?: string
  /** Whether a form with `summary` is open from the start. Default: only if it was just sent. */
  isOpen?: boolean
  isMain?: boolean
  /** Why the change of another form with the same fields was rejected. */
  refusal?: RefusedChange | null | undefined
  children?: ReactNode
}

/**
 * A form that changes the order. Shows nothing if the operator's role does not allow the change.
 */
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
