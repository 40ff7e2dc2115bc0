/**
 * Whether this is the build for local use (vite.config.ts): code behind it is not in the deployed
 * build.
 */
declare const __LOCAL__: boolean
