import { operator } from '../editors/identity.ts'
import { addEditor, type Editor, findEditor } from '../editors/people.ts'

const localEmail = 'editor@localhost.test'

/** The editor with an address; without one an owner, who is added when first asked for. */
export async function localEditor(db: D1Database, email?: string): Promise<Editor | null> {
  if (email) return findEditor(db, email)
  const found = await findEditor(db, localEmail)
  if (found) return found
  const added = await addEditor(db, operator, {
    email: localEmail,
    name: 'Local editor',
    role: 'own',
    language: 'en',
  })
  return added.ok ? added.value : findEditor(db, localEmail)
}
