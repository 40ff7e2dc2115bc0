/**
 * What JSON says is unknown until it is parsed. The standard library's any stays behind this
 * overload: only a function type such as that of `parseStoredJson` selects it.
 */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
}
