import { Hono } from 'hono'
import { filesRoot } from '#client/editing/files/names.ts'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { noStore } from '../../shared/edge/cache.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { isEditor } from '../../shared/preview/editor.ts'

/** Serves the editors' page of pictures and files, whose content the preview's script renders. */
export const editingFileRoutes = new Hono<AppEnv>()

editingFileRoutes.get(paths.editingFiles, async c => {
  const { language, contentAsVisitor } = c.var
  if (!(await isEditor(c, contentAsVisitor))) return c.redirect(language.urlTo(paths.editing))
  for (const [name, value] of Object.entries(noStore)) c.header(name, value)
  const title = language.t('files.title')
  const page = (
    <article className="band files-page">
      <h1>{title}</h1>
      <div id={filesRoot} />
    </article>
  )
  return renderPage(c, page, { title, noIndex: true, sheet: 'editing-files' })
})
