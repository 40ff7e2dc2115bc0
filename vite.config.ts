import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localVars, stateDir } from './tools/local/settings.ts'
import { clientAssets, clientChunks, clientInputs, clientNames } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { pictures } from './tools/vite/pictures.ts'
import { reactStreamWriter } from './tools/vite/react-stream-writer.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      persistState: { path: stateDir() },
      config: config => (command === 'serve' ? { vars: { ...config.vars, ...localVars() } } : {}),
    }),
    pictures(),
    commonPasswords(),
    clientAssets(),
    reactStreamWriter(),
  ],
  // Each island's own file is small, and names what it needs while React is still on its way.
  build: { modulePreload: false },
  environments: {
    ssr: { build: { minify: true, sourcemap: true } },
    client: {
      // Leaves out of React what only speaks to its developer tools.
      ...(command === 'build' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
      build: {
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientInputs,
          treeshake: { propertyReadSideEffects: false },
          output: { entryFileNames: clientNames, codeSplitting: clientChunks },
        },
      },
    },
  },
  builder: {
    // Pages name hashed client files, so the client is built before the Worker.
    async buildApp({ environments, build }) {
      for (const name of ['client', 'ssr']) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
    },
  },
}))
