import { hydrateRoot } from 'react-dom/client'
import { pageData } from '../../page-data.ts'
import { write } from '../../shared/browser/storage.ts'
import { createTranslate } from '../../shared/i18n/index.ts'
import { LanguageContext } from '../../shared/i18n/use-translate.ts'
import * as editingNames from '../../shared/names/editing.ts'
import { urlsOf } from '../../urls.ts'
import { AfterHydration } from '../after-hydration.tsx'
import { ask } from '../entry/ask.ts'
import { isObject } from '../entry/value.ts'
import { nodeOf } from '../form/node.ts'
import { Editing } from './editing.tsx'
import { type EntryType, TypesContext } from './types.ts'

const texts = import.meta.glob<{ texts: object }>('../../shared/i18n/*/{editing*,islands}.ts')

const parts = ['islands', 'editing', 'editing-blocks', 'editing-entries', 'editing-panel', 'editing-releases']

/** After how long a lost question is asked again, in ms. */
const againMs = 2000

/** Adds what editors edit with to a preview, unless the service cannot say how. */
export async function mountEditing() {
  const { locale } = pageData()
  const [schemas, session, ...said] = await Promise.all([
    askTwice('/schemas'),
    askTwice('/session'),
    ...parts.map(name => texts[`../../shared/i18n/${locale}/${name}.ts`]?.()),
  ])
  const bar = document.querySelector(`[${editingNames.tools}]`)
  if (!schemas.ok || !session.ok || !bar) return
  // Editors are not asked to subscribe while they work.
  write('newsletterOffer', 'done')
  const words = Object.assign({}, ...said.map(part => part?.texts))
  const host = document.createElement('div')
  host.id = editingNames.rootId
  document.body.appendChild(host)
  const language = { locale, t: createTranslate(locale, words), urlTo: urlsOf(locale) }
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
  const answer = await ask(path)
  if (answer.ok || answer.status !== 0) return answer
  await new Promise(resolve => setTimeout(resolve, againMs))
  return ask(path)
}

function typesIn(value: unknown): EntryType[] {
  const { locale } = pageData()
  const types: unknown[] = isObject(value) && Array.isArray(value.types) ? value.types : []
  return types.flatMap(type =>
    isObject(type)
      ? [
          {
            type: String(type.type),
            label: nodeOf({ label: type.label }, locale).label,
            id: idRuleIn(type.id),
            node: nodeOf(type.node, locale),
            only: typeof type.only === 'string' ? type.only : null,
          },
        ]
      : [],
  )
}

function idRuleIn(rule: unknown) {
  const { pattern, hint } = isObject(rule) ? rule : {}
  return { pattern: String(pattern ?? ''), hint: nodeOf({ hint }, pageData().locale).hint }
}

const roleIn = (value: unknown) =>
  isObject(value) && isObject(value.identity) ? String(value.identity.role ?? '') : ''
