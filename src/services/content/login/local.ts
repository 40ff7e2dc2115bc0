import { operator } from '../editors/identity.ts'
import { addEditor, type Editor, findEditor } from '../editors/people.ts'

const localEmail = 'editor@localhost.test'

/** The editor with an address; without an address an owner, who is added at the first call. */
export async function loadLocalEditor(db: D1Database, email?: string): Promise<Editor | null> {
  if (email) return findEditor(db, email)
  const existing = await findEditor(db, localEmail)
  if (existing) return existing
  const added = await addEditor(db, operator, {
    email: localEmail,
    name: 'Local editor',
    role: 'own',
    language: 'en',
  })
  return added.ok ? added.value : findEditor(db, localEmail)
}
