/**
 * Checks or converts a string, so that the browser accepts the result where it would reject a plain
 * string.
 */
type TrustedRule = (input: string) => string

interface TrustedRules {
  createHTML: TrustedRule
  createScript: TrustedRule
  createScriptURL: TrustedRule
}

interface Window {
  /**
   * Available in browsers with Trusted Types. A policy's name must be in the page's
   * `Content-Security-Policy` header, and a policy can be created only once.
   */
  trustedTypes?: {
    createPolicy<Rule extends keyof TrustedRules>(
      name: string,
      rules: Pick<TrustedRules, Rule>,
    ): Pick<TrustedRules, Rule>
  }
}
