/** The part of the package that is used here; it has no types of its own. */
declare module 'gltf-validator' {
  /** Khronos's report of a file: all that is wrong with it, hints included. */
  function validateBytes(file: Uint8Array): Promise<{ issues: { messages: { code: string; message: string }[] } }>
  const validator: { validateBytes: typeof validateBytes }
  export default validator
}
