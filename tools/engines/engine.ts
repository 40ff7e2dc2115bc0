/** A browser window, in any browser engine, that a driver controls. */
export interface Engine {
  /** The engine's name with its version. */
  name: string
  /** Opens an address and waits until it has loaded. */
  go(address: string): Promise<void>
  /** Presses the browser's Back button. */
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Calls a function in the page. `code` is its source; its arguments and result must be JSON. */
  call(code: string, ...args: unknown[]): Promise<unknown>
  /** Performs input actions, in the format of WebDriver and WebDriver BiDi. */
  act(actions: object[]): Promise<void>
  /** Returns the console's errors and warnings since the last call; null if it cannot be read. */
  complaints(): string[] | null
  close(): Promise<void>
}

/** Opens an engine with an empty profile. Returns a message if it is not installed completely. */
export type OpenEngine = () => Promise<Engine | string>

/** Wraps a function's source so that its arguments and result are JSON texts. */
export const jsonCall = (code: string) => `async args => JSON.stringify((await (${code})(...JSON.parse(args))) ?? null)`
