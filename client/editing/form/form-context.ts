import { type ComponentType, createContext, use } from 'react'
import type { EntryId } from '../entry/ask.ts'
import type { Path } from '../entry/value.ts'
import type { FormNode } from './node.ts'

export interface NodeFieldProps {
  node: FormNode
  /** As labels say it. */
  label: string
  path: Path
  /** The language of its text, for screen readers and spell checkers. */
  lang?: string
}

/** The form of one entry. */
export interface Form {
  entry: EntryId
  data: unknown
  /** By field's path. */
  errors: Record<string, string>
  change: (path: Path, value: unknown) => void
  /** It is edited in a connected CMS. */
  isReadOnly: boolean
  /** The control for a field of any kind: fields have fields. */
  Field: ComponentType<NodeFieldProps>
}

export const FormContext = createContext<Form | null>(null)

/** Throws outside a form. */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('useForm needs a FormContext above it.')
  return form
}

/** The id of the control for a field, by which what was pressed on the page is found. */
export const controlId = (path: Path) => `${prefix}${path.join('.')}`

/** The field whose control this is; empty for anything else. */
export const formField = (control: Element | null) =>
  control?.id.startsWith(prefix) ? control.id.slice(prefix.length) : ''

const prefix = 'editing-'
