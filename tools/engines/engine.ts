/** A browser window of an engine, driven from outside. */
export interface Engine {
  /** With its version. */
  name: string
  /** Opens an address and waits until it has loaded. */
  go(address: string): Promise<void>
  /** Presses the browser's Back. */
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Calls a function of the page; `code` is its text, and what goes in and out is JSON. */
  call(code: string, ...args: unknown[]): Promise<unknown>
  /** Input, in the form that WebDriver and WebDriver BiDi share. */
  act(actions: object[]): Promise<void>
  /** What the console complained about, since it was asked last; null where it cannot be read. */
  complaints(): string[] | null
  close(): Promise<void>
}

/** Opens an engine with an empty profile; a text says what is not installed. */
export type OpenEngine = () => Promise<Engine | string>

/** The text of a function that answers JSON with JSON, for both protocols. */
export const jsonCall = (code: string) => `async args => JSON.stringify((await (${code})(...JSON.parse(args))) ?? null)`
