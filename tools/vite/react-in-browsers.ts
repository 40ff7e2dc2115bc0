import type { Plugin } from 'vite'

/*
 * While the client is built, removes parts of React's browser renderer that no island uses.
 *
 * Why: these functions refer to each other, so the bundler keeps them; they are 8 of the 63 KiB
 * that a visitor loads to open the bag (decision 5).
 * What breaks it: with another version of React, the build fails. An island that uses a removed
 * part crashes: React does not know the element (React's error 130), or a value is missing.
 * To remove it: delete this file, its test, and its import and call in `vite.config.ts`.
 */

/** The React version for which the names below were checked. */
const version = '19.3.1'
const file = /react-dom-client\.production\.js$/

/** Elements that React no longer recognises, because each gets a new symbol. */
const elements = /(REACT_(?:ACTIVITY|SUSPENSE_LIST|VIEW_TRANSITION)_TYPE) = Symbol\.for\("[\w.]+"\)/g

/**
 * Functions that are used only by these elements, `useActionState`, refs to fragments, component
 * stacks and functions such as `preload`. Islands use none of these: error reports contain
 * JavaScript stacks, and a page's HTML lists the files to preload.
 */
const unused = new RegExp(
  `^(${[
    String.raw`function (?!is)\w*(?:ViewTransition|ActivityComponent|SuspenseList|ActionState|FragmentInstance)\w*`,
    String.raw`function (?:describe\w+|getStackByFiberInDevAndProd)`,
    'function (?:prefetchDNS|preconnect(?:As)?|preload(?:Module)?|preinit(?:Style|Script|ModuleScript))',
    String.raw`(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function `,
  ].join('|')})(\\([^)]*\\) \\{)$(.*?)^\\}`,
  'gms',
)

/** Creates the Vite plugin. It does not change React in development. */
export function reactInBrowsers(): Plugin {
  return {
    name: 'react-in-browsers',
    transform: { filter: { id: file }, handler: code => ({ code: withoutUnused(code), map: null }) },
  }
}

/**
 * Empties the unused functions of React's renderer; line numbers do not change. Throws if the
 * source is another version of React.
 */
export function withoutUnused(source: string): string {
  if (!source.includes(`exports.version = "${version}"`)) {
    throw new Error(
      `react-in-browsers: React is not version ${version}; check the names in this plugin for the new version.`,
    )
  }
  return source
    .replace(elements, '$1 = Symbol()')
    .replace(unused, (_, name: string, head: string, body: string) => `${name}${head}${body.replace(/[^\n]+/g, '')}}`)
}
