/**
 * Whether this is the build for a developer's machine (vite.config.ts): what is behind it is not in
 * what is deployed.
 */
declare const __LOCAL__: boolean
