import * as apiPaths from '#client/api-paths.ts'
/**
 * The early page script (specification, §4): a visitor who has a token gets their selection asked
 * for while the page still loads. Without a token there is nothing to ask for. Kept as text because
 * it stands in the document.
 */
export const earlySelection = `try{let t=/API-Token=([^;]+)/.exec(document.cookie);if(t)window.earlySelection=fetch("${apiPaths.commerce}/selection",{headers:{"API-Token":t[1]}}).then(r=>r.json()).catch(()=>null)}catch{}`
