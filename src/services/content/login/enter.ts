import type { Context } from 'hono'
import { prepareEditorEvent } from '../editors/events.ts'
import type { Editor } from '../editors/people.ts'
import { type LoginWay, openSession } from '../editors/sessions.ts'
import type { ContentEnv } from '../env.ts'

/** Logs an editor in and sends their identity. */
export async function logInEditor(c: Context<ContentEnv>, { id, name, role }: Editor, way: LoginWay) {
  await openSession(c, id, way)
  await prepareEditorEvent(c.env.CONTENT_DB, { id, name }, 'logged-in', way).run()
  return c.json({ identity: { id, name, role, by: 'session' } }, 201)
}
