import * as apiPaths from '#client/api-paths.ts'
/**
 * The early page script (specification, §4): for a visitor with a token, it requests the selection
 * while the page still loads. It is a string because it is inlined in the document.
 */
export const earlySelectionScript = `try{
  let t=/API-Token=([^;]+)/.exec(document.cookie);
  t&&(earlySelection=fetch("${apiPaths.commerce}/selection",{headers:{"API-Token":t[1]}})
    .then(r=>r.json())
    .catch(()=>null))
}catch{}`.replace(/\n */g, '')
