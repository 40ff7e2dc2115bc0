/** Addresses of the files that every island needs; `tools/vite/react-files.ts` fills them in. */
declare const __REACT_FILES__: string[]

let isPreloaded = false

/** Fetches React and the other files that every island needs, without evaluating them. */
export function preloadReact() {
  if (isPreloaded) return
  isPreloaded = true
  for (const href of __REACT_FILES__) {
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
