/** Types for the part of this package that tests use, because it has no types. */
declare module 'gltf-validator' {
  /** Validates a glTF file. `issues` includes errors, warnings and hints. */
  function validateBytes(file: Uint8Array): Promise<{ issues: { messages: { code: string; message: string }[] } }>
  const validator: { validateBytes: typeof validateBytes }
  export default validator
}
