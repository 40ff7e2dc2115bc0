import type { Plugin } from 'vite'

/*
 * Patches React's edge renderer while the Worker is built.
 *
 * Why: React encodes thousands of small strings one by one, which takes ten times as long in
 * workerd as rendering itself (decision 3). The patched renderer collects text and encodes it once
 * per flush.
 * What breaks it: a new version of React that writes its stream in another way. Then either the
 * build fails, or the unit test that compares the output with the output of unpatched React.
 * To remove it: delete this file, its test, and its import and call in `vite.config.ts`.
 */

const file = /react-dom-server\.edge\.production\.js$/

/** Replaces the code from one marker up to another. The first marker must occur exactly once. */
const parts: [from: string, to: string, code: string][] = [
  [
    'function writeChunk(destination, chunk) {',
    'function writeChunkAndReturn(',
    'function writeChunk(destination, chunk) {\n  pendingText += chunk;\n}\n',
  ],
  [
    'function completeWriting(destination) {',
    'function stringToChunk(',
    `var pendingText = "";
function completeWriting(destination) {
  if (pendingText === "") return;
  var text = pendingText;
  pendingText = "";
  destination.enqueue(textEncoder.encode(text));
}
var textEncoder = new TextEncoder();
`,
  ],
  [
    'function stringToChunk(',
    'function stringToPrecomputedChunk(',
    'function stringToChunk(content) {\n  return "" + content;\n}\n',
  ],
  [
    'function stringToPrecomputedChunk(',
    'function byteLengthOfChunk(',
    'function stringToPrecomputedChunk(content) {\n  return content;\n}\n',
  ],
  [
    'function byteLengthOfChunk(',
    'function closeWithError(',
    'function byteLengthOfChunk(chunk) {\n  return chunk.length;\n}\n',
  ],
]

/** Creates the Vite plugin. It does not change React in development. */
export function reactStreamWriter(): Plugin {
  return {
    name: 'react-stream-writer',
    transform: { filter: { id: file }, handler: code => ({ code: collectText(code), map: null }) },
  }
}

/**
 * Replaces the stream writer in the source of React's edge renderer. Throws when a marker is
 * missing or occurs several times.
 */
export function collectText(source: string): string {
  return parts.reduce((code, [from, to, replacement]) => {
    const start = code.indexOf(from)
    const end = code.indexOf(to, start)
    if (start < 0 || end < 0 || code.indexOf(from, start + 1) >= 0) {
      throw new Error(
        `react-stream-writer: React's edge renderer has no single "${from}"; adapt this plugin to the new version.`,
      )
    }
    return code.slice(0, start) + replacement + code.slice(end)
  }, source)
}
