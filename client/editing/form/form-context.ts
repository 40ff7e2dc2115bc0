import { type ComponentType, createContext, use } from 'react'
import type { EntryId } from '../entry/ask.ts'
import type { Path } from '../entry/value.ts'
import type { FormNode } from './node.ts'

export interface NodeFieldProps {
  node: FormNode
  /** The name of the field as shown in labels. */
  label: string
  path: Path
  /** The language of the field's text, for screen readers and spell checkers. */
  lang?: string
}

/** The state of the form for one entry. */
export interface Form {
  entry: EntryId
  data: unknown
  /** Error texts, keyed by the field's path. */
  errors: Record<string, string>
  change: (path: Path, value: unknown) => void
  /** Whether the entry is edited in a connected CMS, so that this form is read-only. */
  isReadOnly: boolean
  /** The component for a field of any kind, which renders nested fields by itself. */
  Field: ComponentType<NodeFieldProps>
}

export const FormContext = createContext<Form | null>(null)

/** Returns the state of the form around this component. Throws if there is none. */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('useForm needs a FormContext above it.')
  return form
}

/**
 * The id of the control for a field. The panel uses it to find the field that was clicked on the
 * page.
 */
export const buildControlId = (path: Path) => `${prefix}${path.join('.')}`

/** The path of the field that a control belongs to; empty for other elements. */
export const parseControlId = (control: Element | null) =>
  control?.id.startsWith(prefix) ? control.id.slice(prefix.length) : ''

const prefix = 'editing-'
