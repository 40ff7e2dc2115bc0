/** Makes of a string what passes for one (Trusted Types); the browser refuses plain strings. */
type TrustedRule = (input: string) => string

interface TrustedRules {
  createHTML: TrustedRule
  createScript: TrustedRule
  createScriptURL: TrustedRule
}

interface Window {
  /**
   * Where the browser has Trusted Types. A policy's name must be in the page's header, and is made
   * once.
   */
  trustedTypes?: {
    createPolicy<Rule extends keyof TrustedRules>(
      name: string,
      rules: Pick<TrustedRules, Rule>,
    ): Pick<TrustedRules, Rule>
  }
}
