import { hydrateRoot } from 'react-dom/client'
import { readPageData } from '../../page-data.ts'
import { writeStored } from '../../shared/browser/storage.ts'
import * as editingNames from '../../shared/names/editing.ts'
import { LanguageContext } from '../../shared/texts/use-translate.ts'
import { AfterHydration } from '../after-hydration.tsx'
import { callContent } from '../entry/ask.ts'
import { isObject } from '../entry/value.ts'
import { parseNode } from '../form/node.ts'
import { loadEditorLanguage } from '../load-editor-language.ts'
import { Editing } from './editing.tsx'
import { type EntryType, TypesContext } from './types.ts'

const parts = ['', 'blocks', 'entries', 'panel', 'releases']

/** Delay before a request without a response is repeated, in ms. */
const retryMs = 2000

/**
 * Adds the editors' tools to a preview. Adds nothing if the content service does not send the
 * schemas and the session that they need.
 */
export async function mountEditing() {
  const [schemas, session, language] = await Promise.all([
    callWithRetry('/schemas'),
    callWithRetry('/session'),
    loadEditorLanguage(...parts),
  ])
  const bar = document.querySelector(`[${editingNames.tools}]`)
  if (!schemas.ok || !session.ok || !bar) return
  // Editors must not see the newsletter offer while they work.
  writeStored('newsletterOffer', 'done')
  const host = document.createElement('div')
  host.id = editingNames.rootId
  document.body.appendChild(host)
  hydrateRoot(
    host,
    <LanguageContext value={language}>
      <TypesContext value={parseTypes(schemas.value)}>
        <AfterHydration>
          <Editing bar={bar} role={parseRole(session.value)} />
        </AfterHydration>
      </TypesContext>
    </LanguageContext>,
  )
}

/**
 * Repeats the request once, so that a short loss of connection does not leave the page without the
 * editor.
 */
async function callWithRetry(path: string) {
  const answer = await callContent(path)
  if (answer.ok || answer.status !== 0) return answer
  await new Promise(resolve => setTimeout(resolve, retryMs))
  return callContent(path)
}

function parseTypes(value: unknown): EntryType[] {
  const { locale } = readPageData()
  const types: unknown[] = isObject(value) && Array.isArray(value.types) ? value.types : []
  return types.flatMap(type =>
    isObject(type)
      ? [
          {
            type: String(type.type),
            label: parseNode({ label: type.label }, locale).label,
            id: parseIdRule(type.id),
            node: parseNode(type.node, locale),
            only: typeof type.only === 'string' ? type.only : null,
          },
        ]
      : [],
  )
}

function parseIdRule(rule: unknown) {
  const { pattern, hint } = isObject(rule) ? rule : {}
  return { pattern: String(pattern ?? ''), hint: parseNode({ hint }, readPageData().locale).hint }
}

const parseRole = (value: unknown) =>
  isObject(value) && isObject(value.identity) ? String(value.identity.role ?? '') : ''
