import * as apiPaths from '#client/api-paths.ts'
/**
 * The first part of the early script, as text because it is inlined in the document. If the visitor
 * has a session token, it requests the bag (`selection`) while the page is still loading, or, on a
 * prerendered page, once the page is shown.
 */
export const earlySelectionScript = `
  let s=()=>document.cookie.replace(/API-Token=([^;]+)/,(_,t)=>
    earlySelection=fetch("${apiPaths.commerce}/selection",{headers:{"API-Token":t}})
      .then(r=>r.json())
      .catch(()=>null));
  document.prerendering?document.onprerenderingchange=s:s();
`.replace(/\n */g, '')
