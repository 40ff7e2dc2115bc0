import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const entry = 'client/entry.ts'
const offline = 'client/offline/offline-worker.ts'
const completion = 'client/checkout/complete-address.ts'
const passkeys = 'client/editing/login/passkeys.ts'
const desk = 'client/desk/desk.ts'
/** The stylesheets: three for all pages, and one or two for each kind of page, in its folder. */
const sheets = globSync(['client/{frame,late,drawers}.css', 'client/**/{sheet,late-sheet}.css'])
const name = 'virtual:client-assets'
const id = `\0${name}`

/** The inputs of the client's build: the modules that pages load, and every stylesheet. */
export const clientInputs = [entry, offline, completion, passkeys, desk, ...sheets]

/**
 * The service worker keeps its file name, because browsers remember its address; other names
 * contain a hash of the content. 42 bits are enough to distinguish versions, and keep scripts
 * short.
 */
export const clientNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  facadeModuleId?.endsWith(offline) ? '[name].js' : 'assets/[name]-[hash:7].js'

/** The names of fonts consist only of a hash, which saves bytes in every page and stylesheet. */
export const assetNames = ({ names }: { names: string[] }) =>
  names.some(name => name.endsWith('.woff2')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash:7][extname]'

/** Names chunks. The name of a chunk with texts is the language. */
export function chunkNames({ facadeModuleId }: { facadeModuleId: string | null }) {
  const [, language = '[name]'] = facadeModuleId?.match(/\/texts\/(?:[\w-]+\.)?([a-z]{2})\.ts$/) ?? []
  return `assets/${language}-[hash:7].js`
}

/**
 * Groups of modules that are loaded together, because many small files need more requests and
 * compress less well. Every island needs `hydrate`, which contains React and modules that several
 * islands share. `upsell` is what the bag shows below its lines. Scripts without React also use
 * `commerce`, to change the bag, and `language`, to translate.
 */
export const clientChunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'hydrate',
      test: /node_modules\/(react(?!\/(cjs\/react-)?compiler)|react-dom|scheduler)\/|client\/shared\/(island\/hydrate|browser\/(use-timed-flag|use-late|use-mutation|images)|texts\/(use-translate|with-texts)|hooks\/(use-selection|use-change|use-add-item))\.|client\/shared\/ui\/(fallback\/|form\/(button|stepper)|picture\/icon|use-on-leave|rescue-focus)|client\/shared\/purchase\/(bag-line|line-facts|totals)\./,
    },
    {
      name: 'upsell',
      test: /client\/(bag\/(drawer\/(late-parts|upsell|recommended)|share\/share-bag)|shared\/purchase\/removed-notice|shared\/ui\/product\/(energy-arrow|price))\./,
    },
    {
      name: 'field',
      test: /client\/shared\/(browser\/use-stored-checkbox|commerce\/wait|ui\/form\/(field|checkbox|radio-group))/,
    },
    {
      name: 'commerce',
      test: /client\/shared\/(purchase\/add-failure|hooks\/(change|add-once)|commerce\/(client|request|error|schema\/(answers|customer|place|product|selection|wire)|session\/(selection-store|session-client|stored-selection|early-selection|tab-sync|in-turn|settled)))\./,
    },
    {
      name: 'language',
      test: /node_modules\/(rosetta|templite|dlv|valibot)\/|client\/(shared\/(money\/money|texts\/(translate|create-language|load-language|locales)|commerce\/country-name)|urls|paths)\./,
    },
  ],
}

/** How long the development server takes to update the Worker on a busy machine, in ms. */
const workerUpdateMs = 300

/**
 * Provides `virtual:client-assets`: the scripts, stylesheets and fonts that a page links to, in
 * development and in the build.
 */
export function clientAssets(): Plugin {
  let serving = false
  return {
    name: 'client-assets',
    enforce: 'pre',
    configResolved: ({ command }) => {
      serving = command === 'serve'
    },
    resolveId: source => (source === name ? id : undefined),
    async load(source) {
      // Replaces Vite's helper, which loads the stylesheets that scripts import: no script does so.
      if (source === '\0vite/preload-helper.js') return 'export const __vitePreload = load => load()'
      if (source !== id) return
      const assets = serving
        ? {
            script: `/${entry}`,
            completion: `/${completion}`,
            passkeys: `/${passkeys}`,
            desk: `/${desk}`,
            styles: sheetsAt(path => `/${path}`),
            fonts: [],
          }
        : await builtAssets()
      return Object.entries(assets)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    // React Refresh updates modules that the page has loaded. If another file changes, the page is
    // reloaded: a module of the server, or of an island that is not hydrated yet
    // (`client/shared/island/development.ts`).
    hotUpdate({ file, modules, server: { environments, config } }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { hot, moduleGraph } = environments.client
      const isForBrowsers = moduleGraph.getModulesByFile(file) !== undefined
      const notify = () =>
        isForBrowsers
          ? hot.send('shop:changed', { path: file.slice(config.root.length) })
          : hot.send({ type: 'full-reload' })
      // The Worker is updated after this hook. Without this delay, the reloaded page would show old
      // code.
      setTimeout(notify, workerUpdateMs)
    },
  }
}

const chunks = v.record(v.string(), v.object({ file: v.string() }))

async function builtAssets() {
  const manifest = v.parse(chunks, JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')))
  const file = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no ${key}.`)
    return `/${chunk.file}`
  }
  return {
    script: file(entry),
    completion: file(completion),
    passkeys: file(passkeys),
    desk: file(desk),
    styles: sheetsAt(file),
    // Only the font that every page needs for its first view; others load when a page uses them.
    fonts: Object.keys(manifest)
      .filter(key => key.endsWith('/familjen-latin.woff2'))
      .map(file),
  }
}

const sheetsAt = (address: (path: string) => string) =>
  Object.fromEntries(sheets.map(path => [sheetName(path), address(path)]))

/**
 * Names a stylesheet after its folder (`listing`, `listing-late`), or after its file if it is for
 * all pages.
 */
function sheetName(path: string) {
  const [, folder = '', file = ''] = path.match(/^client\/(?:(.+)\/)?([\w-]+)\.css$/) ?? []
  return [folder.replaceAll('/', '-'), file.replace('late-sheet', 'late').replace('sheet', '')]
    .filter(Boolean)
    .join('-')
}
