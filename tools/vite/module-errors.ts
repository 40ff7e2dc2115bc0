import type { Plugin } from 'vite'

/**
 * In development, adds the file and line to the message of an error that a server module throws
 * while it is loaded. Vite's error page receives only the message from the Durable Object that runs
 * the modules, so the stack that it shows is not the module's.
 */
export const moduleErrors = (): Plugin => ({
  name: 'module-errors',
  apply: 'serve',
  configureServer({ environments: { ssr } }) {
    if (!ssr) return
    const fetchModule = ssr.fetchModule.bind(ssr)
    ssr.fetchModule = async (...request) => {
      const fetched = await fetchModule(...request)
      return 'code' in fetched ? { ...fetched, code: withPlace(fetched.code) } : fetched
    }
  },
})

/** Wraps a module's code to add the position to its errors; line numbers do not change. */
export const withPlace = (code: string) => `try { ${code}
} catch (error) {
  const place = error instanceof Error && !error.message.includes('\\n    at ')
    ? error.stack?.match(/^ +at .*\\/(?:src|client)\\/.*$/m)?.[0]
    : undefined;
  if (place) error.message += '\\n' + place;
  throw error;
}`
