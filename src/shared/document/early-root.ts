import * as frameNames from '#client/shared/frame/names.ts'
import * as productNames from '#client/shared/names/product.ts'

/**
 * The second part of the early page script, a string because it is inlined in the document. It sets
 * what the first paint depends on, also on shared pages:
 *
 * - The first view alone is laid out (`client/shared/css/first-view.css`), unless the page is
 *   shown from another position: at a fragment, after a reload or Back.
 * - A visitor who switched the lamps on sees them lit. With Save-Data it only marks the root, and
 *   second pictures load when a switch is pressed. Each picture is marked when it has loaded.
 *
 * Last, because a browser that may store nothing throws there: what asks for stored values.
 */
export const earlyRootScript = `
  let d=document.documentElement;
  document.addEventListener("load",({target:t})=>t.closest?.(".lit-picture")&&t.setAttribute("${productNames.loaded}",""),!0);
  location.hash||performance.getEntriesByType("navigation")[0].type!="navigate"||d.setAttribute("${frameNames.firstView}","");
  navigator.connection?.saveData
    ?d.setAttribute("${productNames.saver}","")
    :localStorage.getItem("light")&&d.setAttribute("${productNames.light}","kept")
`.replace(/\n */g, '')
