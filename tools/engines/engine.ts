/** A browser window of any engine, controlled by a driver. */
export interface Engine {
  /** The engine's name with its version. */
  name: string
  /** Opens an address and waits until it has loaded. */
  go(address: string): Promise<void>
  /** Presses the browser's Back. */
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Calls a function in the page; `code` is its source, arguments and result are JSON. */
  call(code: string, ...args: unknown[]): Promise<unknown>
  /** Performs input actions, in the format of WebDriver and WebDriver BiDi. */
  act(actions: object[]): Promise<void>
  /** Returns the console's errors and warnings since the last call; null if it is not readable. */
  complaints(): string[] | null
  close(): Promise<void>
}

/** Opens an engine with an empty profile. Returns a message if something is not installed. */
export type OpenEngine = () => Promise<Engine | string>

/** Wraps a function's source so that its arguments and result are JSON texts. */
export const jsonCall = (code: string) => `async args => JSON.stringify((await (${code})(...JSON.parse(args))) ?? null)`
