import type { Plugin } from 'vite'

/**
 * While developing, an error that a server module throws when it is loaded names its file and line
 * in its message. Between the runner's Durable Object and Vite's page only the message is kept, and
 * the page would show the runner's own frames.
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

/** The body of a module that adds the place to an error of its own; lines stay where they are. */
export const withPlace = (code: string) => `try { ${code}
} catch (error) {
  const place = error instanceof Error && !error.message.includes('\\n    at ')
    ? error.stack?.match(/^ +at .*\\/(?:src|client)\\/.*$/m)?.[0]
    : undefined;
  if (place) error.message += '\\n' + place;
  throw error;
}`
