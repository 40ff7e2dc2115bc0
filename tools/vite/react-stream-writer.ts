import type { Plugin } from 'vite'

const file = /react-dom-server\.edge\.production\.js$/

/** Replaces from a marker up to the next one; each must be there exactly once. */
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

/**
 * Lets React's edge renderer collect text and encode it once per flush.
 *
 * Stock React encodes each of some thousand small strings by itself, which costs ten times the
 * rendering in workerd. The bytes stay the same (a test compares them with stock React). The build
 * fails when a new React no longer has the places this changes.
 */
export function reactStreamWriter(): Plugin {
  return {
    name: 'react-stream-writer',
    transform: { filter: { id: file }, handler: code => ({ code: collectText(code), map: null }) },
  }
}

/**
 * The source of React's edge renderer with its stream writer replaced. Throws when a marker is
 * missing or not alone.
 */
export function collectText(source: string): string {
  return parts.reduce((code, [from, to, replacement]) => {
    const start = code.indexOf(from)
    const end = code.indexOf(to, start)
    if (start < 0 || end < 0 || code.indexOf(from, start + 1) >= 0) {
      throw new Error(
        `react-stream-writer: React's edge renderer has no single "${from}"; look at the change before going on.`,
      )
    }
    return code.slice(0, start) + replacement + code.slice(end)
  }, source)
}
