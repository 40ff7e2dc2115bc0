import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import type { FormState } from './call.ts'

/** A form of the desk, as it was sent. */
export interface SentForm {
  /** The change, from `DeskForm`. */
  change: string
  state: FormState
  /** Returns the trimmed value of a field; empty if it is missing. */
  field: (name: string) => string
  /** Returns all values of a field, such as those of checkboxes. */
  fields: (name: string) => string[]
  /** Returns the text of an uploaded file; empty without one. */
  file: (name: string) => Promise<string>
}

/** Creates what a new form needs. `version` is the version of the subject that it shows. */
export const createFormState = (version = ''): FormState => ({ key: crypto.randomUUID(), version })

/** Reads a form that `DeskForm` sent. */
export async function readForm(c: Context<AppEnv>): Promise<SentForm> {
  const form = await c.req.formData()
  const fields = (name: string) => form.getAll(name).flatMap(value => (typeof value === 'string' ? [value.trim()] : []))
  const field = (name: string) => fields(name)[0] ?? ''
  return {
    change: field('do'),
    state: { key: field('key'), version: field('version') },
    field,
    fields,
    file: async name => {
      const value = form.get(name)
      return value === null || typeof value === 'string' ? '' : value.text()
    },
  }
}
