import type { Plugin } from 'vite'

const profile = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href"

/**
 * Makes pdfkit run in a Worker. When pdfkit is loaded, it builds the address of a colour profile
 * from `import.meta.url`, which is undefined in Workers. Only PDF/A needs the profile, so the
 * address is removed. Also removes fontkit's Brotli tables for WOFF2 (60 kB compressed), because
 * the shop's PDFs embed TrueType.
 */
export const pdfkit = (): Plugin => ({
  name: 'pdfkit',
  enforce: 'pre',
  resolveId: id => (id === 'brotli/decompress.js' ? '\0no-brotli' : undefined),
  load: id =>
    id === '\0no-brotli' ? 'export default () => { throw new Error("WOFF2 is not supported.") }' : undefined,
  transform: {
    filter: { id: /node_modules\/pdfkit\/js\/pdfkit\..*js$/ },
    handler(code) {
      if (!code.includes(profile))
        this.error(`pdfkit no longer contains ${profile}; adapt this plugin to the new version.`)
      return { code: code.replace(profile, "''"), map: null }
    },
  },
})
