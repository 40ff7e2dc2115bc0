import * as apiPaths from '#client/api-paths.ts'
/**
 * The first part of the early page script: for a visitor with a token, it requests the selection
 * while the page still loads, or, on a prerendered page, once it is shown. A string, because it is
 * inlined in the document.
 */
export const earlySelectionScript = `
  let s=()=>document.cookie.replace(/API-Token=([^;]+)/,(_,t)=>
    earlySelection=fetch("${apiPaths.commerce}/selection",{headers:{"API-Token":t}})
      .then(r=>r.json())
      .catch(()=>null));
  document.prerendering?document.onprerenderingchange=s:s();
`.replace(/\n */g, '')
