import type { Plugin } from 'vite'

/*
 * Leaves out of React's renderer for browsers what no island uses, while the client is built.
 *
 * Why: its functions refer to each other, so a bundler keeps all of them; they are 8 of 63 KiB
 * that everyone loads who opens a bag (decision 5).
 * What breaks it: another version of React, for which the build fails. An island that uses what is
 * left out crashes: React does not know the element (its error 130), or a value is missing.
 * To remove it: delete this file, its test, and its import and call in `vite.config.ts`.
 */

/** Where the names below were looked at. */
const version = '19.3.1'
const file = /react-dom-client\.production\.js$/

/** The elements that React is made not to recognise, by giving each a new symbol. */
const elements = /(REACT_(?:ACTIVITY|SUSPENSE_LIST|VIEW_TRANSITION)_TYPE) = Symbol\.for\("[\w.]+"\)/g

/**
 * Functions that are used only by these elements, `useActionState`, refs of fragments, component
 * stacks and calls such as `preload`. Islands use none of them: error reports have JavaScript
 * stacks, and the HTML of a page names what it preloads.
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

/** Vite's plugin for it; in development React stays as it is. */
export function reactInBrowsers(): Plugin {
  return {
    name: 'react-in-browsers',
    transform: { filter: { id: file }, handler: code => ({ code: withoutUnused(code), map: null }) },
  }
}

/**
 * React's renderer with those functions empty; every line keeps its number. Throws for another
 * version of React.
 */
export function withoutUnused(source: string): string {
  if (!source.includes(`exports.version = "${version}"`)) {
    throw new Error(`react-in-browsers: React is not version ${version}; look at the change before going on.`)
  }
  return source
    .replace(elements, '$1 = Symbol()')
    .replace(unused, (_, name: string, head: string, body: string) => `${name}${head}${body.replace(/[^\n]+/g, '')}}`)
}
