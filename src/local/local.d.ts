/**
 * Whether this is the build for local use (vite.config.ts). Code that depends on it is removed from
 * the deployed build.
 */
declare const __LOCAL__: boolean
