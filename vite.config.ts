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

/** The mode that makes `dist/local`: what is deployed, and with it the tools of a developer's machine. */
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
  // Each island's own file is small, and names what it needs while React is still on its way.
  build: { modulePreload: false },
  environments: {
    [mode === localMode ? 'local' : 'ssr']: { build: { minify: true, sourcemap: true } },
    client: {
      // Before a package's CommonJS for browsers, which is larger.
      resolve: { mainFields: ['module', 'browser'] },
      // Leaves out of React what only speaks to its developer tools, and of Vite what loads the
      // stylesheets of scripts: they have none.
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
          // A name that scripts share with the Worker is written where it is used, as if spelled there.
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
    // Pages name hashed client files, so the client is built before the Workers; wrangler deploys what was built last.
    async buildApp({ environments: { client, ssr }, build }) {
      if (!client || !ssr) throw new Error('There is nothing to build.')
      await build(client)
      const other = await createBuilder({ mode: localMode })
      if (other.environments.local) await other.build(other.environments.local)
      await build(ssr)
    },
  },
}))
