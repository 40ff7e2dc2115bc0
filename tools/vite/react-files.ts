import type { Plugin } from 'vite'

const token = '__REACT_FILES__'
/** The chunks that every island needs for hydration, besides its own chunk (`clientChunks`). */
const needed = ['hydrate', 'commerce', 'language']

/**
 * Writes the addresses of the files that every island needs into the script that preloads them
 * (`client/shared/island/preload-react.ts`), at the end of the build, when all names are known.
 */
export const reactFiles = (): Plugin => ({
  name: 'react-files',
  config: (_config, { command }) => (command === 'serve' ? { define: { [token]: '[]' } } : {}),
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
    const files = needed.map(name => {
      const chunk = chunks.find(one => one.name === name)
      if (!chunk) this.error(`The client build has no ${name}.`)
      return `/${chunk.fileName}`
    })
    for (const chunk of chunks) chunk.code = chunk.code.replaceAll(token, JSON.stringify(files))
  },
})
