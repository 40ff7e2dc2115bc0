/** A value that is accepted instead of a string (Trusted Types); browsers reject plain strings. */
type TrustedRule = (input: string) => string

interface TrustedRules {
  createHTML: TrustedRule
  createScript: TrustedRule
  createScriptURL: TrustedRule
}

interface Window {
  /**
   * Available where the browser has Trusted Types. A policy name must be in the page's header, and
   * is created once.
   */
  trustedTypes?: {
    createPolicy<Rule extends keyof TrustedRules>(
      name: string,
      rules: Pick<TrustedRules, Rule>,
    ): Pick<TrustedRules, Rule>
  }
}
