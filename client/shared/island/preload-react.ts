/** What every island needs, as addresses; `tools/vite/react-files.ts` writes them. */
declare const __REACT_FILES__: string[]

let isPreloaded = false

/** Fetches React and what every island needs, without evaluating it. */
export function preloadReact() {
  if (isPreloaded) return
  isPreloaded = true
  for (const href of __REACT_FILES__) {
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
