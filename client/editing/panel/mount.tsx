import { hydrateRoot } from 'react-dom/client'
import { pageData } from '../../page-data.ts'
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

/** After how long a lost question is asked again, in ms. */
const againMs = 2000

/** Adds what editors edit with to a preview, unless the service cannot say how. */
export async function mountEditing() {
  const [schemas, session, language] = await Promise.all([
    askTwice('/schemas'),
    askTwice('/session'),
    loadEditorLanguage(...parts),
  ])
  const bar = document.querySelector(`[${editingNames.tools}]`)
  if (!schemas.ok || !session.ok || !bar) return
  // Editors are not asked to subscribe while they work.
  writeStored('newsletterOffer', 'done')
  const host = document.createElement('div')
  host.id = editingNames.rootId
  document.body.appendChild(host)
  hydrateRoot(
    host,
    <LanguageContext value={language}>
      <TypesContext value={typesIn(schemas.value)}>
        <AfterHydration>
          <Editing bar={bar} role={roleIn(session.value)} />
        </AfterHydration>
      </TypesContext>
    </LanguageContext>,
  )
}

/** A connection that was lost for a moment does not leave the page without its editor. */
async function askTwice(path: string) {
  const answer = await callContent(path)
  if (answer.ok || answer.status !== 0) return answer
  await new Promise(resolve => setTimeout(resolve, againMs))
  return callContent(path)
}

function typesIn(value: unknown): EntryType[] {
  const { locale } = pageData()
  const types: unknown[] = isObject(value) && Array.isArray(value.types) ? value.types : []
  return types.flatMap(type =>
    isObject(type)
      ? [
          {
            type: String(type.type),
            label: parseNode({ label: type.label }, locale).label,
            id: idRuleIn(type.id),
            node: parseNode(type.node, locale),
            only: typeof type.only === 'string' ? type.only : null,
          },
        ]
      : [],
  )
}

function idRuleIn(rule: unknown) {
  const { pattern, hint } = isObject(rule) ? rule : {}
  return { pattern: String(pattern ?? ''), hint: parseNode({ hint }, pageData().locale).hint }
}

const roleIn = (value: unknown) =>
  isObject(value) && isObject(value.identity) ? String(value.identity.role ?? '') : ''
