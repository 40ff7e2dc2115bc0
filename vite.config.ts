import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { createBuilder, defineConfig } from 'vite'
import { localVars, stateDir } from './tools/local/settings.ts'
import {
  assetNames,
  chunkNames,
  clientAssets,
  clientChunks,
  clientInputs,
  clientNames,
} from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { models } from './tools/vite/models.ts'
import { moduleErrors } from './tools/vite/module-errors.ts'
import { pdfkit } from './tools/vite/pdfkit.ts'
import { pictures } from './tools/vite/pictures.ts'
import { reactFiles } from './tools/vite/react-files.ts'
import { reactInBrowsers } from './tools/vite/react-in-browsers.ts'
import { reactStreamWriter } from './tools/vite/react-stream-writer.ts'
import { sheetFonts } from './tools/vite/sheet-fonts.ts'
import { sourceMaps } from './tools/vite/source-maps.ts'
import { webFonts } from './tools/vite/web-fonts.ts'

/** The mode that builds `dist/local`: the deployed Worker plus the tools for local development. */
const localMode = 'localhost'

export default defineConfig(({ command, mode }) => ({
  define: { __LOCAL__: String(command === 'serve' || mode === localMode) },
  plugins: [
    react(),
    cloudflare({
      viteEnvironment: { name: mode === localMode ? 'local' : 'ssr' },
      persistState: { path: stateDir() },
      config: config => (command === 'serve' ? { vars: { ...config.vars, ...localVars() } } : {}),
    }),
    pictures(),
    models(),
    commonPasswords(),
    webFonts(),
    sheetFonts(),
    pdfkit(),
    clientAssets(),
    sourceMaps(),
    reactFiles(),
    reactInBrowsers(),
    reactStreamWriter(),
    moduleErrors(),
  ],
  // No preloads: an island's own file is small and names its imports while React still loads.
  build: { modulePreload: false },
  environments: {
    [mode === localMode ? 'local' : 'ssr']: { build: { minify: true, sourcemap: true } },
    client: {
      // Prefers ES modules to a package's `browser` entry, which is larger CommonJS.
      resolve: { mainFields: ['module', 'browser'] },
      // Removes the code of React that connects to its developer tools, and the code of Vite that
      // loads stylesheets of scripts, because no script has one.
      ...(command === 'build' && {
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', __VITE_IS_MODERN__: 'false' },
      }),
      build: {
        manifest: true,
        sourcemap: 'hidden',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientInputs,
          treeshake: { propertyReadSideEffects: false },
          // Inlines the names that scripts share with the Worker, so that no chunk imports them.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            entryFileNames: clientNames,
            chunkFileNames: chunkNames,
            assetFileNames: assetNames,
            codeSplitting: clientChunks,
          },
        },
      },
    },
  },
  builder: {
    // Pages contain hashed file names, so the client is built before the Workers. Wrangler deploys
    // the last build.
    async buildApp({ environments: { client, ssr }, build }) {
      if (!client || !ssr) throw new Error('There is nothing to build.')
      await build(client)
      const other = await createBuilder({ mode: localMode })
      if (other.environments.local) await other.build(other.environments.local)
      await build(ssr)
    },
  },
}))
